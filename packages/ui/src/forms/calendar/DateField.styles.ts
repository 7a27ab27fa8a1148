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

/** Stands where the calendar will be. */
export const Waiting = styled.p`
  position: absolute;
  inset-block-start: calc(100% + 6px);
  inset-inline-start: 0;
  z-index: ${tokens.layer.popover};
  padding: ${tokens.space.sm} ${tokens.space.md};
  border: 1px solid ${tokens.colour.rule};
  border-radius: ${tokens.radius.medium};
  background: ${tokens.colour.surface};
  color: ${tokens.colour.ink};
  font-size: ${tokens.size.small};
  box-shadow: ${tokens.elevation.high};
`;

export const Failure = styled.div`
  display: grid;
  justify-items: start;
  gap: ${tokens.space.hair};
  margin-block-start: ${tokens.space.hair};
`;
