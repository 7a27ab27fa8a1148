'use client';
import type { Day } from '@vestibule/domain/calendar';
import chevronLeftIcon from 'lucide/dist/esm/icons/chevron-left.mjs';
import chevronRightIcon from 'lucide/dist/esm/icons/chevron-right.mjs';
import { useState, type SyntheticEvent } from 'react';
import { IconButton } from '../../actions/IconButton/IconButton.js';
import { Icon } from '../../media/Icon.js';
import { useLocale } from '../../theme/locale.js';
import { Days, MonthBox, MonthHead, MonthTitle } from './Calendar.styles.js';
import type { OfferedDays, ShownDays } from './calendar-types.js';
import { dayNames } from './day-names.js';
import { Month } from './Month.js';
import { addMonths, monthOf } from './months.js';
import { useActiveDay } from './use-active-day.js';

export interface DayGridProps extends OfferedDays {
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
export function DayGrid({ today, disabledDays, wide = false, shown, onPick, onAim }: DayGridProps) {
  const { dir, locale } = useLocale();
  const names = dayNames(locale);
  const [monthCount] = useState(() => (wide ? monthsThatFit() : 1));
  const offOf = (day: Day) => {
    if (day < today) return 'past';
    return disabledDays?.(day) ? 'taken' : undefined;
  };
  const { gridRef, first, setFirst, months, tabStop, setActive, onKeyDown } = useActiveDay({
    initial: shown?.from ?? today,
    earliest: today,
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
      {months.map((month, index) => (
        <MonthBox key={month}>
          <MonthHead>
            {index === 0 && (
              <IconButton
                label="Previous month"
                icon={<Icon of={chevronLeftIcon} />}
                aria-disabled={first <= monthOf(today) || undefined}
                onClick={() => first > monthOf(today) && setFirst(addMonths(first, -1))}
              />
            )}
            <MonthTitle aria-live="polite">{names.month(month)}</MonthTitle>
            {index === months.length - 1 && (
              <IconButton
                label="Next month"
                icon={<Icon of={chevronRightIcon} />}
                onClick={() => setFirst(addMonths(first, 1))}
              />
            )}
          </MonthHead>
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
