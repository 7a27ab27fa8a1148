import { styled } from 'styled-components';
import { tokens } from '../../theme/tokens.js';

export const Root = styled.div`
  display: grid;
  gap: ${tokens.space.hair};
`;

export const Label = styled.label`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${tokens.space.sm};
  align-items: start;
  padding-block: ${tokens.space.xs};
  cursor: pointer;

  &:has(:disabled) {
    color: ${tokens.colour.inkMuted};
    cursor: not-allowed;
  }
`;

export const Box = styled.input`
  inline-size: 1.25rem;
  block-size: 1.25rem;
  margin: 0.17em 0 0;
  accent-color: ${tokens.colour.accent};
  cursor: inherit;

  &[aria-invalid='true'] {
    outline: 2px solid ${tokens.colour.danger};
    outline-offset: 1px;
  }
  &:focus-visible {
    outline: 3px solid ${tokens.colour.focus};
    outline-offset: 2px;
  }
`;
