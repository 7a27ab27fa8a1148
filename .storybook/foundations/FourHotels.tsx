import { buildRoom } from '@vestibule/domain/rooms/builders';
import { Button } from '@vestibule/ui/actions';
import { Stack } from '@vestibule/ui/layout';
import { RoomCard } from '@vestibule/ui/rooms';
import { VestibuleProvider } from '@vestibule/ui/theme';
import { styled } from 'styled-components';
import { media, tokens } from '../../packages/ui/src/theme/tokens.js';
import { assetUrl, picturesBeside } from '../asset-url.js';
import { hotelThemes } from '../themes/index.js';

const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${tokens.space.md};
  margin-block: ${tokens.space.lg};

  ${media.wide} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

const Hotel = styled.figure`
  display: grid;
  grid-template-rows: auto 1fr;
  gap: ${tokens.space.xs};
  margin: 0;
  color: ${tokens.colour.ink};
  font-family: ${tokens.font.text};
  font-size: ${tokens.size.small};
`;

const Ground = styled.div`
  block-size: 100%;
  padding: ${tokens.space.sm};
  border: 1px solid ${tokens.colour.rule};
  zoom: 0.65;

  ${media.medium} {
    zoom: 1;
  }
`;

const room = buildRoom();

/** The same card as each hotel of the toolbar shows it: a picture of what a theme changes. */
export function FourHotels() {
  return (
    <Row className="sb-unstyled">
      {Object.entries(hotelThemes).map(([name, { title, theme }]) => (
        <Hotel key={name}>
          <figcaption>{title}</figcaption>
          <VestibuleProvider
            root="element"
            mode="light"
            theme={theme}
            fontsUrl={assetUrl('fonts/')}
            pictureSource={picturesBeside}
          >
            <Ground inert>
              <Stack>
                <RoomCard room={room} />
                <Button>Book Now</Button>
              </Stack>
            </Ground>
          </VestibuleProvider>
        </Hotel>
      ))}
    </Row>
  );
}
