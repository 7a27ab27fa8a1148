import { styled } from 'styled-components';
import { tokens } from '../../theme/tokens.js';

export const Root = styled.div`
  display: grid;
  gap: ${tokens.space.lg};
  max-inline-size: 18rem;
`;

export const Cut = styled.span`
  display: block;
  font-weight: 500;
  color: ${tokens.colour.ink};
`;
