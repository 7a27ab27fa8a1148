'use client';
import type { DayChoice } from './calendar-types.js';
import { DayGrid } from './DayGrid.js';

/** A calendar for one day. */
export function DayCalendar({ value, onChoose, today, disabledDays }: DayChoice) {
  return (
    <DayGrid
      today={today}
      disabledDays={disabledDays}
      shown={value ? { from: value, as: 'chosen' } : undefined}
      onPick={onChoose}
    />
  );
}
