import { styled } from 'styled-components';
import { media, tokens } from '../theme/tokens.js';

/** A form's fields, one under the other. */
export const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space.lg};
  min-inline-size: 0;
`;

/** Two fields side by side where there is room. */
export const Pair = styled.div`
  display: grid;
  gap: ${tokens.space.lg};

  ${media.medium} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    /* A hint beside a field without one: label, hint, control and error have a row each. */
    &:has([id$='-hint']) {
      row-gap: 0;

      & > * {
        grid-row: span 4;
        grid-template-rows: subgrid;
        row-gap: ${tokens.space.hair};
      }
      & > * > :nth-child(2):not([id$='-hint']) {
        grid-row: 3;
      }
      & > * > [id$='-error'] {
        grid-row: 4;
      }
    }
  }
`;

/** Things at both ends of a line. */
export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.sm};
  align-items: center;
  justify-content: space-between;
`;
