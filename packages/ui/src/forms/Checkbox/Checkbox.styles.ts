import { styled } from 'styled-components';
import { tokens } from '../../theme/tokens.js';

export const Root = styled.div`
  display: grid;
  /* Beside a taller field its error stays at its words. */
  align-content: start;
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

/** Drawn as the other fields are: a browser's own box looks disabled on a dark ground. */
export const Box = styled.input`
  display: grid;
  place-content: center;
  inline-size: 1.25rem;
  block-size: 1.25rem;
  margin: 0.17em 0 0;
  border: 1px solid ${tokens.colour.ruleStrong};
  /* Round, it would pass for a choice among several. */
  border-radius: min(${tokens.radius.small}, 4px);
  background: ${tokens.colour.surface};
  transition: border-color ${tokens.motion.quick} ${tokens.motion.ease};
  appearance: none;
  cursor: inherit;

  &::before {
    content: '';
    inline-size: 0.85rem;
    block-size: 0.85rem;
    background: ${tokens.colour.onAccent};
    clip-path: polygon(12% 48%, 0 60%, 38% 98%, 100% 24%, 88% 12%, 38% 74%);
    visibility: hidden;
  }
  &:hover:enabled {
    border-color: ${tokens.colour.accent};
  }
  &:checked {
    border-color: ${tokens.colour.accent};
    background: ${tokens.colour.accent};
  }
  &:checked::before {
    visibility: visible;
  }
  &:disabled {
    border-color: ${tokens.colour.rule};
    background: ${tokens.colour.sunken};
  }
  &:disabled::before {
    background: ${tokens.colour.inkMuted};
  }
  &[aria-invalid='true'] {
    border-color: ${tokens.colour.danger};
    box-shadow: inset 0 0 0 1px ${tokens.colour.danger};
  }
  &:focus-visible {
    outline: 3px solid ${tokens.colour.focus};
    outline-offset: 2px;
  }
  @media (forced-colors: active) {
    appearance: auto;
  }
`;
