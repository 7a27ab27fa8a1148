import { styled } from 'styled-components';
import { tokens } from '../../theme/tokens.js';

export const Root = styled.div`
  position: relative;

  & > svg {
    position: absolute;
    inset-block: 0;
    inset-inline-start: ${tokens.space.sm};
    inline-size: 1.125rem;
    block-size: 100%;
    color: ${tokens.colour.inkMuted};
    pointer-events: none;
  }
  & > input {
    padding-inline-start: calc(${tokens.space.xl} + ${tokens.space.xs});
  }
`;
