import { styled } from 'styled-components';
import { media, tokens } from '../../theme/tokens.js';

export const Root = styled.div`
  display: grid;
  gap: ${tokens.space.md};

  ${media.medium} {
    grid-template-columns: 1fr 1fr;
  }
`;
