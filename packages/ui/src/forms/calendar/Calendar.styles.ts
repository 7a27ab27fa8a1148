import { styled } from 'styled-components';
import { STAY_BRASS } from '../../theme/scales.js';
import { tokens } from '../../theme/tokens.js';

/*
 * No media query is here: when one is added, the browser computes the styles of the whole page,
 * and the calendar opens later.
 */

/** Lower in a low window, so that a month and its foot are seen whole in it. */
const dayHeight = 'clamp(1.75rem, (100dvh - 12.5rem) / 6, 2.75rem)';

export const Panel = styled.div.attrs({ role: 'dialog' })`
  position: fixed;
  inset: auto;
  display: grid;
  gap: ${tokens.space.sm};
  grid-template-columns: minmax(0, max-content);
  inline-size: max-content;
  max-inline-size: calc(100% - 1rem);
  /* WebKit stretches over the window what it gives popovers itself, 'fit-content'. */
  block-size: auto;
  max-block-size: calc(100dvh - 1rem);
  margin: 0;
  padding: ${tokens.space.sm};
  border: 1px solid ${tokens.colour.rule};
  border-radius: ${tokens.radius.medium};
  overflow: auto;
  overscroll-behavior: contain;
  background: ${tokens.colour.surface};
  color: ${tokens.colour.ink};
  font-size: ${tokens.size.body};
  line-height: ${tokens.leading.small};
  text-align: start;
  box-shadow: ${tokens.elevation.high};
`;

export const QuickRanges = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.xs};
  inline-size: 0;
  min-inline-size: 100%;
  padding-block-start: ${tokens.space.sm};
  border-block-start: 1px solid ${tokens.colour.rule};
`;

export const Foot = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  column-gap: ${tokens.space.md};
  inline-size: 0;
  min-inline-size: 100%;
  padding-block-start: ${tokens.space.sm};
  border-block-start: 1px solid ${tokens.colour.rule};
  color: ${tokens.colour.inkMuted};
  font-size: ${tokens.size.small};
`;

export const Nights = styled.strong`
  color: ${tokens.colour.ink};
  font-weight: 600;
`;

export const MonthBox = styled.div`
  min-inline-size: 0;
`;

export const HeadRow = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: ${tokens.control.height} 1fr ${tokens.control.height};
  align-items: center;
  min-block-size: ${tokens.control.height};

  & > button:last-child {
    grid-column: 3;
  }
  & svg:dir(rtl) {
    scale: -1 1;
  }
`;

export const Lists = styled.div`
  display: flex;
  grid-column: 2;
  grid-row: 1;
  justify-content: center;
  gap: ${tokens.space.hair};

  & > select {
    min-inline-size: 0;
    min-block-size: 2.5rem;
    border: 1px solid ${tokens.colour.ruleStrong};
    border-radius: ${tokens.radius.small};
    background: ${tokens.colour.surface};
    cursor: pointer;
  }
`;

/** The arrow keys move among its buttons. */
export const MonthTable = styled.table.attrs({ role: 'grid' })`
  inline-size: 19.25rem;
  max-inline-size: 100%;
  table-layout: fixed;
  border-collapse: collapse;
`;

export const MonthTitle = styled.p`
  grid-column: 2;
  grid-row: 1;
  text-align: center;
  font-family: ${tokens.font.display};
  font-size: ${tokens.size.lead};
`;

export const Days = styled.div`
  display: flex;
  gap: ${tokens.space.xl};

  th {
    block-size: 2rem;
    padding: 0;
    color: ${tokens.colour.inkMuted};
    font-size: ${tokens.size.caption};
    font-weight: 500;
  }
  td {
    position: relative;
    padding: 1px 0;
  }
  td > button {
    display: block;
    position: relative;
    inline-size: 100%;
    block-size: ${dayHeight};
    padding: 0;
    border: 1px solid transparent;
    border-radius: ${tokens.radius.medium};
    background: none;
    font-variant-numeric: tabular-nums;
    cursor: pointer;
  }
  td > button:where(:hover:not(:disabled)) {
    border-color: ${tokens.colour.ruleStrong};
  }
  td > button:focus-visible {
    outline-offset: -2px;
  }
  [data-today] > button {
    font-weight: 600;
  }
  [data-today] > button::after {
    content: '';
    position: absolute;
    inset-block-end: 0.3rem;
    inset-inline-start: calc(50% - 0.1875rem);
    inline-size: 0.375rem;
    border-block-end: 2px solid;
  }
  [data-off] > button {
    color: ${tokens.colour.inkMuted};
    opacity: 0.6;
    cursor: not-allowed;
  }
  [data-off='taken'] > button {
    opacity: 0.75;
    text-decoration: line-through;
    background: repeating-linear-gradient(135deg, ${tokens.colour.rule} 0 1px, transparent 1px 6px);
  }

  /* The days between, as a band; its border stays where a system's colours replace the ground. */
  [data-place='middle'],
  [data-place='start']::before,
  [data-place='end']::before {
    background: color-mix(in srgb, ${tokens.colour.brass} ${STAY_BRASS}%, transparent);
    background-clip: content-box;
  }
  [data-place='start']::before,
  [data-place='end']::before {
    content: '';
    position: absolute;
    inset-block: 1px;
    inset-inline: 50% 0;
  }
  [data-place='end']::before {
    inset-inline: 0 50%;
  }

  [data-as='chosen']:not([data-place='middle']) > button,
  [data-as='growing']:is([data-place='start'], [data-place='only']) > button {
    background: ${tokens.colour.brassText};
    color: ${tokens.colour.onAccent};
    outline: 2px solid transparent;
    outline-offset: -4px;
  }
  [data-as='growing'][data-place='end'] > button {
    background: ${tokens.colour.surface};
    border: 2px solid ${tokens.colour.brassText};
  }
  [data-as='suggested'] > button {
    background: ${tokens.colour.surface};
    outline: 1px dashed ${tokens.colour.brassText};
    outline-offset: -3px;
  }
  [data-as='suggested']::before {
    opacity: 0.5;
  }
  [data-place='start'] > button {
    border-start-end-radius: 0;
    border-end-end-radius: 0;
  }
  [data-place='end'] > button {
    border-start-start-radius: 0;
    border-end-start-radius: 0;
  }
  [data-place] > button:focus-visible {
    outline: 3px solid ${tokens.colour.focus};
    outline-offset: 0;
    z-index: 1;
  }
`;
