import { styled } from 'styled-components';
import { tokens } from '../../theme/tokens.js';

export const Root = styled.section`
  min-inline-size: 0;
`;

export const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, max(18rem, 30%)), 1fr));
  column-gap: ${tokens.space.xl};
  row-gap: ${tokens.space.xxl};

  & > li {
    display: grid;
    align-content: start;
    gap: ${tokens.space.md};
    min-inline-size: 0;
  }
`;
