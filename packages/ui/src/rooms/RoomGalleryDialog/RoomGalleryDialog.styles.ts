import { styled } from 'styled-components';
import { Dialog } from '../../overlays/Dialog/Dialog.js';
import { arrowsFollowReading, visuallyHidden } from '../../theme/mixins.js';
import { media, tokens } from '../../theme/tokens.js';

/** Dark in both schemes, as large as the window lets a picture of three to two be. */
export const Window = styled(Dialog)`
  background: ${tokens.colour.deep};
  color: ${tokens.colour.onDeep};

  & > * {
    border-color: ${tokens.colour.deepRule};
  }
  /* In a low window the cross stands over what scrolls. */
  && > div > button {
    background: ${tokens.colour.deep};
  }
  ${media.medium} {
    &&[data-size='large'] {
      inline-size: min(100% - 4rem, 84rem, (100dvh - 21rem) * 1.5 + 3rem);
      min-inline-size: min(100% - 4rem, 26rem);
      border-color: ${tokens.colour.deepRule};
    }
  }
`;

export const Figure = styled.figure`
  display: grid;
  align-content: center;
  gap: ${tokens.space.sm};
  min-block-size: 100%;
  touch-action: pan-y pinch-zoom;
`;

/** The pictures beside are laid out as well, and so fetched before they are asked for. */
export const Stage = styled.div`
  display: grid;

  & > * {
    grid-area: 1 / 1;
  }
  & > [data-beside] {
    visibility: hidden;
  }
`;

export const Caption = styled.figcaption`
  min-block-size: 1.6em;
  color: ${tokens.colour.onDeepMuted};
  font-size: ${tokens.size.small};
`;

export const Controls = styled.div`
  display: flex;
  flex: 1;
  align-items: center;
  justify-content: space-between;
  ${arrowsFollowReading}

  & > button {
    border-color: ${tokens.colour.deepRule};
  }
`;

export const Count = styled.p`
  font-variant-numeric: tabular-nums;

  & > span {
    ${visuallyHidden}
  }
`;
