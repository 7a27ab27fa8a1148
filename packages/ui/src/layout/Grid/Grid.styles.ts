import { styled } from 'styled-components';
import { gapStyle } from '../gap.js';

export const Root = styled.div`
  --column: 18rem;
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, var(--column)), 1fr));
  ${gapStyle}

  &[data-column='small'] {
    --column: 14rem;
  }
  &[data-column='large'] {
    --column: 24rem;
  }
  & > * {
    min-inline-size: 0;
  }
`;
