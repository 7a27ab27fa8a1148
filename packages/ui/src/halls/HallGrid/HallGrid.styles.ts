import { styled } from 'styled-components';
import { tokens } from '../../theme/tokens.js';

export const Root = styled.section`
  display: flow-root;
  min-inline-size: 0;
`;

export const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, max(18rem, 30%)), 1fr));
  column-gap: ${tokens.space.xl};
  /* The last row's own space below it. */
  margin-block-end: calc(-1 * ${tokens.space.xxl});

  /* Two rows of the list: cards as high as the highest beside them, and news below one card moves none. */
  & > li {
    display: grid;
    grid-row: span 2;
    grid-template-rows: subgrid;
    min-inline-size: 0;
    padding-block-end: ${tokens.space.xxl};
  }
  & > li > article + * {
    margin-block-start: ${tokens.space.md};
  }
`;
