import { styled } from 'styled-components';
import { media, tokens } from '../../theme/tokens.js';

export const Root = styled.div`
  display: grid;
  gap: ${tokens.space.xl} ${tokens.space.section};

  ${media.large} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    align-items: start;
  }
`;

export const Words = styled.div`
  min-inline-size: 0;
`;

export const Media = styled.div`
  position: relative;
  overflow: hidden;
  min-inline-size: 0;
  aspect-ratio: 3 / 2;
  border-radius: ${tokens.radius.small};

  ${media.large} {
    aspect-ratio: 4 / 3;
  }
`;
