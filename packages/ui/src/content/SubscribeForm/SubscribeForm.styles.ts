import { styled } from 'styled-components';
import { tokens } from '../../theme/tokens.js';

export const Root = styled.form`
  display: grid;
  gap: ${tokens.space.sm};
  max-inline-size: 34rem;
`;
