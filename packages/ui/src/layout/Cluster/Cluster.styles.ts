import { styled } from 'styled-components';
import { gapStyle } from '../gap.js';

export const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  ${gapStyle}

  &[data-justify='between'] {
    justify-content: space-between;
  }
  &[data-justify='end'] {
    justify-content: end;
  }
  &[data-justify='centre'] {
    justify-content: center;
  }
`;
