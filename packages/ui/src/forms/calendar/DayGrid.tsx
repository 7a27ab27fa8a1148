'use client';
import type { Day } from '@vestibule/domain/calendar';
import { useState, type SyntheticEvent } from 'react';
import { useLocale } from '../../theme/locale.js';
import { Days, MonthBox } from './Calendar.styles.js';
import type { OfferedDays, ShownDays } from './calendar-types.js';
import { dayNames } from './day-names.js';
import { Month } from './Month.js';
import { MonthHead } from './MonthHead.js';
import { addMonths, monthOf } from './months.js';
import { useActiveDay } from './use-active-day.js';

export interface DayGridProps extends OfferedDays {
  /** Month and year are chosen from lists. */
  yearList?: boolean;
  /** Two months where there is room for them. */
  wide?: boolean;
  /** The days that are drawn together. */
  shown: ShownDays | undefined;
  /** A day was pressed. */
  onPick: (day: Day) => void;
  /** The pointer or the focus came to a day that can be chosen, or the pointer left them all. */
  onAim?: (day: Day | undefined) => void;
}

function monthsThatFit(): number {
  return matchMedia('(min-width: 52rem)').matches ? 2 : 1;
}

/** The months with their days. */
export function DayGrid(props: DayGridProps) {
  const { today, earliest = today, latest, disabledDays, shown, onPick, onAim } = props;
  const { wide = false, yearList = false } = props;
  const { dir, locale } = useLocale();
  const names = dayNames(locale);
  const [monthCount] = useState(() => (wide ? monthsThatFit() : 1));
  const offOf = (day: Day) => {
    if (day < earliest) return 'outside';
    if (disabledDays?.(day)) return 'taken';
    return latest && day > latest ? 'outside' : undefined;
  };
  const { gridRef, first, setFirst, months, tabStop, setActive, onKeyDown } = useActiveDay({
    initial: shown?.from ?? today,
    earliest,
    latest,
    canChoose: (day) => offOf(day) === undefined,
    monthCount,
    firstWeekday: names.firstWeekday,
    dir,
  });
  const aim = (event: SyntheticEvent) => {
    const day = dayUnder(event);
    if (day && !offOf(day)) onAim?.(day);
  };

  return (
    <Days
      ref={gridRef}
      onKeyDown={(event) => dayUnder(event) && onKeyDown(event)}
      onFocus={(event) => {
        const day = dayUnder(event);
        if (day) setActive(day);
        aim(event);
      }}
      onPointerOver={aim}
      onPointerLeave={() => onAim?.(undefined)}
    >
      {[...months.entries()].map(([place, month]) => (
        // By its place: the buttons in its head stay, and keep the focus.
        <MonthBox key={place}>
          <MonthHead
            month={month}
            names={names}
            onPrevious={place === 0 ? () => setFirst(addMonths(first, -1)) : undefined}
            onNext={place === monthCount - 1 ? () => setFirst(addMonths(first, 1)) : undefined}
            onMonth={yearList ? setFirst : undefined}
            earliest={monthOf(earliest)}
            latest={latest && monthOf(latest)}
          />
          <Month
            month={month}
            names={names}
            today={today}
            shown={shown}
            tabStop={tabStop}
            offOf={offOf}
            onPress={onPick}
          />
        </MonthBox>
      ))}
    </Days>
  );
}

function dayUnder({ target }: SyntheticEvent): Day | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-day]') : null;
  return cell?.dataset['day'];
}
