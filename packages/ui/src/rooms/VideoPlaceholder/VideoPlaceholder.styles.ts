import { styled } from 'styled-components';
import { tokens } from '../../theme/tokens.js';

export const Root = styled.figure`
  position: relative;
  display: grid;
  overflow: hidden;
  border-radius: ${tokens.radius.small};
  background: ${tokens.colour.deep};

  & > * {
    grid-area: 1 / 1;
    min-inline-size: 0;
  }
  /* The caption gives the height when the words need more than the picture. */
  & picture {
    inline-size: 100%;
    block-size: 100%;
    opacity: 0.8;
  }
`;

export const Caption = styled.figcaption`
  position: relative;
  display: grid;
  align-content: center;
  justify-items: center;
  gap: ${tokens.space.sm};
  padding: ${tokens.space.lg};
  background: color-mix(in srgb, ${tokens.colour.shade} 72%, transparent);
  text-align: center;
  color: ${tokens.colour.onDeep};

  & > svg {
    inline-size: 3rem;
    block-size: 3rem;
    stroke-width: 1;
    color: ${tokens.colour.deepBrass};
  }
`;

export const Title = styled.strong`
  font-family: ${tokens.font.display};
  font-size: ${tokens.size.title3};
  font-weight: 400;
`;

export const Text = styled.span`
  max-inline-size: 34ch;
  font-size: ${tokens.size.small};
`;
