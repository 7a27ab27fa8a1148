import { styled } from 'styled-components';
import { Notice } from '../../feedback/Notice/Notice.js';
import { messageEdge } from '../../theme/mixins.js';
import { tokens } from '../../theme/tokens.js';

/** Close together: on a phone the ways to pay are in the same view. */
export const Summary = styled.section`
  display: grid;
  gap: ${tokens.space.xs};

  & dl > div {
    padding-block: ${tokens.space.hair};
  }
`;

export const Title = styled.h3`
  font-size: ${tokens.size.title3};
  overflow-wrap: anywhere;
`;

export const Lines = styled.ul`
  display: grid;
  gap: ${tokens.space.hair};
  padding-block-start: ${tokens.space.xs};
  border-block-start: 1px solid ${tokens.colour.rule};

  & > li {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    column-gap: ${tokens.space.md};
  }
  & > li > span:last-child {
    margin-inline-start: auto;
    font-variant-numeric: tabular-nums;
  }
`;

export const Total = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${tokens.space.sm};
  padding-block: ${tokens.space.xs};
  border-block: 1px solid ${tokens.colour.ruleStrong};
  font-weight: 600;

  & > strong {
    font-family: ${tokens.font.display};
    font-size: ${tokens.size.title2};
    font-weight: 400;
  }
`;

export const Methods = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr));
  gap: ${tokens.space.sm};
  margin: ${tokens.space.md} 0 0;
  padding: 0;
  border: 0;

  & > legend {
    padding: 0;
    margin-block-end: ${tokens.space.xs};
    font-weight: 600;
  }
`;

export const Method = styled.button`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${tokens.space.hair} ${tokens.space.md};
  inline-size: 100%;
  min-block-size: ${tokens.control.heightLarge};
  padding: ${tokens.space.sm} ${tokens.space.md};
  border: 1px solid ${tokens.colour.ruleStrong};
  border-radius: ${tokens.radius.small};
  background: ${tokens.colour.surface};
  color: ${tokens.colour.ink};
  font: inherit;
  text-align: start;
  cursor: pointer;
  transition:
    border-color ${tokens.motion.quick} ${tokens.motion.ease},
    background-color ${tokens.motion.quick} ${tokens.motion.ease};

  &:hover:not(:disabled, [aria-disabled='true']) {
    border-color: ${tokens.colour.accent};
    background: ${tokens.colour.accentSoft};
  }
  &:disabled,
  &[aria-disabled='true'] {
    cursor: default;
    color: ${tokens.colour.inkMuted};
    border-color: ${tokens.colour.rule};
  }
  &[data-busy] {
    border-color: ${tokens.colour.accent};
    color: ${tokens.colour.ink};
  }
  & > svg {
    inline-size: 1.5rem;
    block-size: 1.5rem;
    stroke-width: 1.4;
    color: ${tokens.colour.brass};
  }
  & b {
    display: block;
    font-weight: 600;
  }
  & small {
    display: block;
    font-size: ${tokens.size.small};
    color: ${tokens.colour.inkMuted};
  }
`;

export const Alert = styled.div`
  display: grid;
  justify-items: start;
  gap: ${tokens.space.sm};
  margin-block-start: ${tokens.space.lg};
  padding: ${tokens.space.md};
  ${messageEdge(tokens.colour.danger)}
  background: ${tokens.colour.dangerSoft};
  color: ${tokens.colour.danger};

  &[data-question] {
    border-inline-start-color: ${tokens.colour.warning};
    background: ${tokens.colour.warningSoft};
    color: ${tokens.colour.warning};
  }
`;

/** Apart from the rule under the total. */
export const SpacedNotice = styled(Notice)`
  margin-block-start: ${tokens.space.lg};

  & > div {
    display: grid;
    justify-items: start;
    gap: ${tokens.space.sm};
  }
`;
