import { styled } from 'styled-components';
import { media, tokens } from '../../theme/tokens.js';

export const Content = styled.div`
  z-index: ${tokens.layer.popover};
  display: grid;
  gap: ${tokens.space.md};
  max-inline-size: var(--radix-popover-content-available-width);
  max-block-size: var(--radix-popover-content-available-height);
  overflow: auto;
  padding: ${tokens.space.md};
  border: 1px solid ${tokens.colour.rule};
  border-radius: ${tokens.radius.medium};
  background: ${tokens.colour.surface};
  color: ${tokens.colour.ink};
  box-shadow: ${tokens.elevation.high};
`;

export const QuickRanges = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space.xs};
  padding-block-end: ${tokens.space.sm};
  border-block-end: 1px solid ${tokens.colour.rule};
`;

export const Days = styled.div`
  .rdp-months {
    position: relative;
    display: flex;
    gap: ${tokens.space.xl};
  }
  .rdp-month_caption {
    display: flex;
    align-items: center;
    block-size: 2.75rem;
    padding-inline-start: ${tokens.space.xs};
    font-family: ${tokens.font.display};
    font-size: ${tokens.size.lead};
  }
  .rdp-nav {
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: 0;
    z-index: 1;
    display: flex;
  }
  .rdp-button_previous,
  .rdp-button_next {
    display: grid;
    place-items: center;
    inline-size: 2.75rem;
    block-size: 2.75rem;
    padding: 0;
    border: 0;
    background: none;
    cursor: pointer;
  }
  .rdp-button_previous[aria-disabled='true'],
  .rdp-button_next[aria-disabled='true'] {
    opacity: 0.35;
    cursor: not-allowed;
  }
  .rdp-chevron {
    inline-size: 1.125rem;
    block-size: 1.125rem;
    fill: currentcolor;
  }
  .rdp-month_grid {
    border-collapse: collapse;
  }
  .rdp-weekday {
    block-size: 2rem;
    color: ${tokens.colour.inkMuted};
    font-size: ${tokens.size.caption};
    font-weight: 500;
  }
  .rdp-day {
    padding: 1px 0;
    text-align: center;
  }
  .rdp-day_button {
    inline-size: 2.625rem;
    block-size: 2.625rem;
    padding: 0;
    border: 1px solid transparent;
    border-radius: ${tokens.radius.small};
    background: none;
    font-variant-numeric: tabular-nums;
    cursor: pointer;
  }
  .rdp-day_button:hover:not(:disabled) {
    border-color: ${tokens.colour.accent};
  }
  .rdp-day_button:focus-visible {
    outline-offset: -1px;
  }
  .rdp-today .rdp-day_button {
    border-color: ${tokens.colour.brass};
  }
  .rdp-disabled .rdp-day_button {
    color: ${tokens.colour.inkMuted};
    text-decoration: line-through;
    opacity: 0.55;
    cursor: not-allowed;
  }
  .rdp-range_middle {
    background: ${tokens.colour.accentSoft};
  }
  .rdp-selected:not(.rdp-range_middle) .rdp-day_button {
    background: ${tokens.colour.accent};
    color: ${tokens.colour.onAccent};
  }

  ${media.medium} {
    .rdp-day_button {
      inline-size: 2.75rem;
    }
  }
`;
