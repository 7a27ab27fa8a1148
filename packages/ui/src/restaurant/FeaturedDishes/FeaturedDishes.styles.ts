import { styled } from 'styled-components';
import { media, tokens } from '../../theme/tokens.js';

export const Dish = styled.figure`
  & picture[data-ratio] {
    aspect-ratio: 4 / 3;
    border-radius: ${tokens.radius.small};

    ${media.medium} {
      aspect-ratio: 16 / 9;
    }
    ${media.large} {
      aspect-ratio: 21 / 9;
    }
  }
`;

export const Caption = styled.figcaption`
  padding-block-start: ${tokens.space.md};
  font-family: ${tokens.font.display};
  font-size: ${tokens.size.title3};
`;
