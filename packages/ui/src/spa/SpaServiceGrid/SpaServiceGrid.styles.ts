import { styled } from 'styled-components';
import { media, tokens } from '../../theme/tokens.js';

export const Root = styled.section`
  min-inline-size: 0;
`;

/** The row of an open card; of several in one row the first keeps it, the others get rows below. */
const openAt = (row: number, firstCard: number) => `
  & > li:nth-child(n + ${firstCard}):has([data-open]):not(li:has([data-open]) ~ li) {
    grid-row: ${row};
  }
`;

/**
 * An open card takes its whole row, where it is, and its neighbours move below it: `dense` leaves
 * no hole beside either. The card keeps the width of a column; its steps get the others.
 */
export const List = styled.ul`
  display: grid;
  grid-auto-flow: dense;
  column-gap: ${tokens.space.xl};
  row-gap: ${tokens.space.xxl};

  & > li {
    min-inline-size: 0;
  }
  ${media.medium} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    & > li:has([data-open]),
    & > li > [data-open] {
      display: grid;
      grid-column: 1 / -1;
      grid-template-columns: subgrid;
    }
    & > li > [data-open] {
      align-items: start;
    }
    & > li > [data-open] > section {
      grid-area: 1 / 2 / 3 / -1;
      align-self: stretch;
      margin: 0;
      padding: ${tokens.space.lg};
    }
    ${openAt(1, 1)}
    ${openAt(2, 3)}
    ${openAt(3, 5)}
  }
  ${media.large} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    ${openAt(1, 1)}
    ${openAt(2, 4)}
  }
`;
