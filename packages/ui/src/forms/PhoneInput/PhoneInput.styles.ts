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
  /* The calling code stands where the loaded field writes it, so that nothing moves. */
  & > b {
    position: absolute;
    inset-inline-start: calc(${numberStart} - 1px);
    color: ${tokens.colour.ink};
    font-weight: 400;
    font-size: ${tokens.size.body};
  }
  &&:has(b) + input {
    padding-inline-start: calc(${numberStart} + 1.25em);
  }
`;
