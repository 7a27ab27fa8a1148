import { styled } from 'styled-components';
import { visuallyHidden } from '../../theme/mixins.js';
import { tokens } from '../../theme/tokens.js';

export const Root = styled.section`
  min-inline-size: 0;
`;

export const List = styled.ul`
  --column: max(18rem, 30%);
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, var(--column)), 1fr));
  column-gap: ${tokens.space.xl};
  row-gap: ${tokens.space.xxl};
`;

export const Count = styled.output`
  ${visuallyHidden}
`;
