import { styled } from 'styled-components';
import { media, tokens } from '../../theme/tokens.js';

export const Root = styled.form`
  display: grid;
  gap: ${tokens.space.lg};
`;

export const Fieldset = styled.fieldset`
  display: grid;
  gap: ${tokens.space.lg};
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

export const Pair = styled.div`
  display: grid;
  gap: ${tokens.space.lg};
  align-items: start;

  ${media.medium} {
    grid-template-columns: 1fr 1fr;
  }
`;
