import { styled } from 'styled-components';
import { tokens } from '../../theme/tokens.js';

/** Where the number begins, behind its country. */
const numberStart = `calc(${tokens.space.xxl} + ${tokens.space.md} + ${tokens.space.hair})`;

export const Root = styled.div`
  position: relative;

  & .PhoneInput {
    position: relative;
  }
  & input {
    padding-inline-start: ${numberStart};
    font-variant-numeric: tabular-nums;
  }
`;

export const Code = styled.span`
  position: absolute;
  inset-block: 1px;
  inset-inline-start: 1px;
  display: flex;
  align-items: center;
  gap: ${tokens.space.hair};
  inline-size: 3.75rem;
  padding-inline-start: ${tokens.space.sm};
  border-inline-end: 1px solid ${tokens.colour.rule};
  color: ${tokens.colour.inkMuted};
  font-size: ${tokens.size.small};
  font-weight: 600;

  & > svg {
    inline-size: 0.9rem;
    block-size: 0.9rem;
  }
  &:focus-within {
    outline: 3px solid ${tokens.colour.focus};
  }
`;

/** Stands where the loaded field writes it, so that nothing moves. */
export const CallingCode = styled.span`
  position: absolute;
  inset-block: 1px;
  inset-inline-start: ${numberStart};
  display: flex;
  align-items: center;
  font-variant-numeric: tabular-nums;
  pointer-events: none;

  && + input {
    padding-inline-start: calc(${numberStart} + 2.5ch);
  }
`;

export const Country = styled.select`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  opacity: 0;
  cursor: pointer;

  & > option {
    background: ${tokens.colour.surface};
    color: ${tokens.colour.ink};
  }
`;
