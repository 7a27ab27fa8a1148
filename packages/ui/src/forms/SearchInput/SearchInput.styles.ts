import { styled } from 'styled-components';
import { tokens } from '../../theme/tokens.js';

const cross = `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' stroke='%23000' stroke-width='1.75' stroke-linecap='round'%3E%3Cpath d='M18 6 6 18M6 6l12 12'/%3E%3C/svg%3E")`;

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
  /* The browser's own cross, in our colour and shape. */
  & > input::-webkit-search-cancel-button {
    appearance: none;
    inline-size: 1.125rem;
    block-size: 1.125rem;
    background: ${tokens.colour.inkMuted};
    mask: ${cross} center / contain no-repeat;
    cursor: pointer;
  }
`;
