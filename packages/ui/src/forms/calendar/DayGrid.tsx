'use client';
import type { Day } from '@vestibule/domain/calendar';
import { useState } from 'react';
import { DayPicker } from 'react-day-picker';
import type { Modifiers } from 'react-day-picker';
import { useLocale } from '../../theme/locale.js';
import { Days } from './Calendar.styles.js';
import { dateToDay, dayToDate } from './day-dates.js';

export interface DayRange {
  from: Day;
  to?: Day;
}

export interface DayGridProps {
  /** The hotel's today; earlier days cannot be chosen. */
  today: Day;
  /** One day, or a first and a last. */
  mode: 'single' | 'range';
  selected: DayRange | undefined;
  /** A day was pressed. */
  onPick: (day: Day) => void;
  /** Days that cannot be chosen beside the past ones. */
  disabledDays?: (day: Day) => boolean;
}

function monthsThatFit(): number {
  return matchMedia('(min-width: 52rem)').matches ? 2 : 1;
}

/** `Today, Friday, November 20, 2026, selected`: the whole date, with the number on show in it. */
function dayLabel(locale: string) {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'full' });
  return (date: Date, { today, selected }: Modifiers) =>
    [today && 'Today', format.format(date), selected && 'selected'].filter(Boolean).join(', ');
}

export function DayGrid({ today, mode, selected, onPick, disabledDays }: DayGridProps) {
  const { dir, locale } = useLocale();
  const [months] = useState(monthsThatFit);
  const shared = {
    today: dayToDate(today),
    defaultMonth: dayToDate(selected?.from ?? today),
    startMonth: dayToDate(today),
    dir,
    autoFocus: true,
    labels: { labelDayButton: dayLabel(locale) },
    disabled: [
      { before: dayToDate(today) },
      (date: Date) => disabledDays?.(dateToDay(date)) ?? false,
    ],
  };
  const pick = (date: Date) => onPick(dateToDay(date));
  const from = selected && dayToDate(selected.from);
  const to = selected?.to ? dayToDate(selected.to) : undefined;

  return (
    <Days>
      {mode === 'range' ? (
        <DayPicker
          {...shared}
          mode="range"
          numberOfMonths={months}
          selected={{ from, to }}
          onSelect={(_, pressed) => pick(pressed)}
        />
      ) : (
        <DayPicker
          {...shared}
          mode="single"
          selected={from}
          onSelect={(_, pressed) => pick(pressed)}
        />
      )}
    </Days>
  );
}
