import { styled } from 'styled-components';
import { tokens } from '../theme/tokens.js';

/** A field and its button on one line, one under the other where the line is short. */
export const FieldLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${tokens.space.sm};

  & > :first-child {
    flex: 1 1 14rem;
  }
  /* At twice the text size one word and its padding are wider than a phone: the padding gives way. */
  & > * {
    min-inline-size: 0;
  }
`;
