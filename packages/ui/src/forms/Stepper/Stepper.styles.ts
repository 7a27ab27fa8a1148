import { styled } from 'styled-components';
import { tokens } from '../../theme/tokens.js';

export const Root = styled.div`
  display: inline-grid;
  grid-template-columns: auto 1fr auto;
  align-items: stretch;
  inline-size: 100%;
  border: 1px solid ${tokens.colour.ruleStrong};
  border-radius: ${tokens.radius.small};
  background: ${tokens.colour.surface};
  color: ${tokens.colour.ink};

  & > button {
    block-size: calc(${tokens.control.height} - 2px);
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

export const Value = styled.input`
  inline-size: 100%;
  min-inline-size: 1.5rem;
  padding: 0;
  border: 0;
  background: none;
  font-variant-numeric: tabular-nums;
  text-align: center;
  appearance: textfield;

  &::-webkit-inner-spin-button {
    appearance: none;
    margin: 0;
  }
`;
