import { styled } from 'styled-components';
import { tokens } from '../../theme/tokens.js';

export const Lines = styled.div`
  display: grid;
  justify-items: start;
  gap: ${tokens.space.xs};
  overflow-wrap: anywhere;
`;
