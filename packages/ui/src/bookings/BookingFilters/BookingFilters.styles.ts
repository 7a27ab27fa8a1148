import { styled } from 'styled-components';
import { media, tokens } from '../../theme/tokens.js';

export const Root = styled.search`
  display: grid;
  gap: ${tokens.space.md};

  ${media.medium} {
    grid-template-columns: repeat(3, minmax(0, 1fr));

    & > :first-child {
      grid-column: 1 / -1;
    }
  }
  ${media.large} {
    grid-template-columns: 2fr repeat(3, minmax(0, 1fr));

    & > :first-child {
      grid-column: auto;
    }
  }
`;
