import { styled } from 'styled-components';
import { tokens } from '../../theme/tokens.js';

export const Root = styled.div`
  position: relative;

  & > input {
    padding-inline-end: ${tokens.control.height};
  }
  & > button {
    position: absolute;
    inset-block: 0;
    inset-inline-end: 0;
    block-size: 100%;
    color: ${tokens.colour.inkMuted};
  }
`;
