import { styled } from 'styled-components';
import { tokens } from '../../theme/tokens.js';

export const Root = styled.form`
  display: grid;
  gap: ${tokens.space.lg};
  min-inline-size: 0;

  & a[href^='tel:'] {
    white-space: nowrap;
  }
`;
