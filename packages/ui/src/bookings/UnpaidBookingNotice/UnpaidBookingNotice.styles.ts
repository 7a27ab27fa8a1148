import { styled } from 'styled-components';
import { tokens } from '../../theme/tokens.js';

export const Root = styled.section`
  display: grid;
  gap: ${tokens.space.sm};
  margin-block-end: ${tokens.space.lg};
  overflow-wrap: anywhere;
`;

export const Refusal = styled.p`
  font-size: ${tokens.size.small};
  color: ${tokens.colour.danger};
`;
