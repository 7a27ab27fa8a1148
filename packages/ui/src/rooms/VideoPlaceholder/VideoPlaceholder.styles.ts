import { styled } from 'styled-components';
import { media, tokens } from '../../theme/tokens.js';

/** The words are below the picture, or on a card of their own in its lower corner: it stays clear. */
export const Root = styled.figure`
  display: grid;
  overflow: hidden;
  border-radius: ${tokens.radius.small};
  background: ${tokens.colour.deep};

  & > * {
    min-inline-size: 0;
  }

  ${media.medium} {
    & > * {
      grid-area: 1 / 1;
    }
    /* The card gives the height where its words need more than the picture. */
    & picture {
      inline-size: 100%;
      block-size: 100%;
    }
  }
`;

export const Caption = styled.figcaption`
  display: grid;
  justify-items: start;
  gap: ${tokens.space.xs};
  /* On a phone with large text the room is the words'. */
  padding: min(${tokens.space.lg}, 8vi);
  background: ${tokens.colour.deep};
  color: ${tokens.colour.onDeep};
  overflow-wrap: anywhere;

  & > svg {
    inline-size: 1.75rem;
    block-size: 1.75rem;
    stroke-width: 1.25;
    color: ${tokens.colour.deepBrass};
  }

  ${media.medium} {
    position: relative;
    place-self: end start;
    max-inline-size: 22rem;
    margin: ${tokens.space.lg};
    border-radius: ${tokens.radius.small};
  }
`;

export const Title = styled.strong`
  font-family: ${tokens.font.display};
  font-size: ${tokens.size.title3};
  font-weight: 400;
  line-height: ${tokens.leading.compact};
`;

export const Text = styled.span`
  font-size: ${tokens.size.small};
  color: ${tokens.colour.onDeepMuted};
`;
