import { styled } from 'styled-components';
import { layer } from '../../packages/ui/src/theme/scales.js';
import { tokens } from '../../packages/ui/src/theme/tokens.js';
import { useShape } from '../chosen-theme.js';
import { pixelRange } from './lengths.js';
import { LineFacts } from './LineFacts.js';
import { Detail, Figure, Sheet, Term } from './specimen.styles.js';
import { BothThemes } from './Themed.js';
import { TokenNames } from './TokenNames.js';

const radii: Record<keyof typeof tokens.radius, string> = {
  small: 'Fields, buttons, badges.',
  medium: 'Pictures, cards, dialogs.',
  round: 'The day that is chosen; monograms.',
};

const elevations: Record<keyof typeof tokens.elevation, string> = {
  low: 'What lies on the page and can be picked up.',
  high: 'What floats over it: dialogs, menus, toasts.',
};

/** From below to above. */
const layers = (Object.entries(layer) as [keyof typeof layer, string][]).sort(
  ([, one], [, other]) => Number(one) - Number(other),
);

const Tiles = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(13rem, 100%), 1fr));
  gap: ${tokens.space.lg};
`;

const Tile = styled.div`
  display: grid;
  gap: ${tokens.space.xs};
  align-content: start;
`;

const Shape = styled.span`
  block-size: 6rem;
  border: 1px solid ${tokens.colour.ruleStrong};
  background: ${tokens.colour.surface};
`;

const Stack = styled.ol`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Layer = styled.li`
  padding: ${tokens.space.xs} ${tokens.space.md};
  margin-block-start: -1px;
  border: 1px solid ${tokens.colour.rule};
  background: ${tokens.colour.surface};
`;

export function Radii() {
  const { radius } = useShape();
  return (
    <Sheet>
      <Tiles>
        {(Object.keys(radii) as (keyof typeof radii)[]).map((name) => (
          <Tile key={name}>
            <Shape style={{ borderRadius: radius[name] }} />
            <Term>{name}</Term>
            <Detail>{radii[name]}</Detail>
            <Figure>{pixelRange(radius[name])}</Figure>
            <TokenNames group="radius" name={name} />
          </Tile>
        ))}
      </Tiles>
    </Sheet>
  );
}

export function Elevations() {
  return (
    <Sheet>
      <BothThemes>
        {() => (
          <Tiles>
            {(Object.keys(elevations) as (keyof typeof tokens.elevation)[]).map((name) => (
              <Tile key={name}>
                <Shape
                  style={{ boxShadow: tokens.elevation[name], borderRadius: tokens.radius.medium }}
                />
                <Term>{name}</Term>
                <Detail>{elevations[name]}</Detail>
                <TokenNames group="elevation" name={name} />
              </Tile>
            ))}
          </Tiles>
        )}
      </BothThemes>
    </Sheet>
  );
}

export function Layers() {
  return (
    <Sheet>
      <Stack>
        {layers.toReversed().map(([name, height], index) => (
          <Layer key={name} style={{ marginInlineStart: `${index}rem` }}>
            <LineFacts name={name} figure={height}>
              <TokenNames group="layer" name={name} />
            </LineFacts>
          </Layer>
        ))}
      </Stack>
    </Sheet>
  );
}
