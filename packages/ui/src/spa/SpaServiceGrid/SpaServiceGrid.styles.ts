import { styled } from 'styled-components';
import { media, tokens } from '../../theme/tokens.js';

export const Root = styled.section`
  min-inline-size: 0;
`;

export const List = styled.ul`
  display: grid;
  column-gap: ${tokens.space.xl};
  row-gap: ${tokens.space.xxl};

  & > li {
    min-inline-size: 0;
  }
  ${media.medium} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.large} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  /* Beside open steps the other cards keep their height. */
  &:has([data-open]) {
    align-items: start;
  }
`;
