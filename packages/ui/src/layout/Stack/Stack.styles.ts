import { styled } from 'styled-components';
import { gapStyle } from '../gap.js';

export const Root = styled.div`
  display: grid;
  align-content: start;
  min-inline-size: 0;
  ${gapStyle}

  & > * {
    min-inline-size: 0;
  }
`;
