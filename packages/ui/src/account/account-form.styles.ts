import { styled } from 'styled-components';
import { media, tokens } from '../theme/tokens.js';

/** A form's fields, one under the other. Before hydration nothing is sent, least of all in an address. */
export const Form = styled.form.attrs({ method: 'dialog', noValidate: true })`
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
