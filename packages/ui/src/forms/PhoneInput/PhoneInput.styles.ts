import { styled } from 'styled-components';
import { inputStyle } from '../TextInput/TextInput.styles.js';
import { tokens } from '../../theme/tokens.js';

export const Root = styled.div`
  display: grid;
  gap: ${tokens.space.hair};
  min-inline-size: 0;
`;

/** One box around the country, its calling code and the number; nothing in it has an edge of its own. */
export const Frame = styled.div`
  ${inputStyle}
  display: grid;
  grid-template-columns: auto auto minmax(0, 1fr);
  padding: 0;

  &:has(input:focus-visible) {
    border-color: ${tokens.colour.accent};
    outline: 3px solid ${tokens.colour.focus};
  }
  &:has([aria-invalid='true']) {
    border-color: ${tokens.colour.danger};
    box-shadow: inset 0 0 0 1px ${tokens.colour.danger};
  }
  &[data-disabled] {
    border-color: ${tokens.colour.rule};
    background: ${tokens.colour.sunken};
    color: ${tokens.colour.inkMuted};
  }
`;

/** As wide before the countries have loaded as afterwards, so that nothing moves. */
export const Country = styled.span`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: space-between;
  inline-size: 4.25rem;
  padding-inline: ${tokens.space.sm} ${tokens.space.xs};
  border-inline-end: 1px solid ${tokens.colour.rule};
  border-start-start-radius: 1px;
  border-end-start-radius: 1px;
  background: ${tokens.colour.sunken};
  font-weight: 600;
  letter-spacing: 0.02em;
  cursor: pointer;
  transition: background-color ${tokens.motion.quick} ${tokens.motion.ease};

  & > svg {
    inline-size: 1rem;
    block-size: 1rem;
    color: ${tokens.colour.inkMuted};
  }
  &:hover {
    background: ${tokens.colour.accentSoft};
  }
  &:focus-within {
    outline: 3px solid ${tokens.colour.focus};
  }
  /* The ring of an invalid frame is drawn beneath. */
  ${Frame}:has([aria-invalid='true']) > & {
    background: none;
  }
  ${Frame}[data-disabled] > & {
    background: none;
    cursor: not-allowed;
  }
`;

export const CallingCode = styled.span`
  align-self: center;
  padding-inline-start: ${tokens.space.sm};
  color: ${tokens.colour.inkMuted};
  font-variant-numeric: tabular-nums;
  pointer-events: none;
`;

export const Number = styled.input`
  inline-size: 100%;
  min-inline-size: 0;
  min-block-size: calc(${tokens.control.height} - 2px);
  padding-block: ${tokens.space.xs};
  padding-inline: ${tokens.space.xs} ${tokens.space.sm};
  border: 0;
  background: none;
  font-variant-numeric: tabular-nums;

  &:focus-visible {
    outline: none;
  }
  &:disabled {
    cursor: not-allowed;
  }
  &:nth-child(2) {
    grid-column: 2 / -1;
    padding-inline-start: ${tokens.space.sm};
  }
`;
