import { styled } from 'styled-components';
import { tokens } from '../../theme/tokens.js';

export const Root = styled.div`
  display: grid;
  gap: ${tokens.space.lg};
  max-inline-size: 18rem;
`;
