import { styled } from 'styled-components';
import { Dialog } from '../../overlays/Dialog/Dialog.js';
import { arrowsFollowReading, visuallyHidden } from '../../theme/mixins.js';
import { lowWindow, tokens } from '../../theme/tokens.js';

/** Dark in both modes; it fills the window, for the pictures can never be large enough. */
export const Window = styled(Dialog)`
  background: ${tokens.colour.deep};
  color: ${tokens.colour.onDeep};

  & > * {
    border-color: ${tokens.colour.deepRule};
  }
  &&[data-placement] {
    inline-size: 100%;
    block-size: 100dvh;
    max-block-size: none;
    border: 0;
    border-radius: 0;
  }
  /* In a low window the cross is over the picture, and the title is only read out. */
  && > div > button {
    background: ${tokens.colour.deep};
  }
  ${lowWindow} {
    && > div > div:has(> h2) {
      ${visuallyHidden}
    }
  }
`;

export const Figure = styled.figure`
  display: grid;
  align-content: center;
  gap: ${tokens.space.sm};
  min-block-size: calc(100% + 2 * ${tokens.space.lg});
  margin: calc(-1 * ${tokens.space.lg});
  touch-action: pan-y pinch-zoom;
`;

/** The pictures beside are laid out as well, and so fetched before they are asked for. */
export const Stage = styled.div`
  display: grid;
  inline-size: min(100%, (100dvh - 13.5rem) * 1.5);
  margin-inline: auto;

  ${lowWindow} {
    inline-size: min(100%, (100dvh - 7.5rem) * 1.5);
  }
  & > * {
    grid-area: 1 / 1;
  }
  & > [data-beside] {
    visibility: hidden;
  }
`;

export const Caption = styled.figcaption`
  min-block-size: 1.6em;
  padding-inline: ${tokens.space.lg};
  text-align: center;
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
