import { styled } from 'styled-components';
import { tokens } from '../../theme/tokens.js';

export const Root = styled.div`
  position: relative;

  & > input {
    padding-inline-end: ${tokens.control.height};
    cursor: pointer;
    text-overflow: ellipsis;
    font-variant-numeric: tabular-nums;
  }
  & > button {
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: 0;
    color: ${tokens.colour.inkMuted};
  }
`;
