import { styled } from 'styled-components';
import { media, tokens } from '../../theme/tokens.js';

export const Root = styled.ul`
  display: grid;
  gap: ${tokens.space.md};

  ${media.medium} {
    grid-template-columns: repeat(6, 1fr);
  }
`;

/** Wide and narrow take turns: four and two columns, then two and four. */
export const Item = styled.li`
  position: relative;
  overflow: hidden;
  min-inline-size: 0;
  aspect-ratio: 3 / 2;
  border-radius: ${tokens.radius.small};

  ${media.medium} {
    grid-column: span 4;
    aspect-ratio: auto;
    block-size: clamp(14rem, 30vw, 26rem);

    &:nth-child(4n + 2),
    &:nth-child(4n + 3) {
      grid-column: span 2;
    }
    &:last-child:nth-child(odd) {
      grid-column: span 6;
    }
  }
`;
