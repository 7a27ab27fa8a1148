'use client';
import { addDays, type Day } from '@vestibule/domain/calendar';
import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { addMonths, daysIntoWeek, monthOf, sameDayIn, type Month } from './months.js';

interface ActiveDayOptions {
  /** Where the calendar opens. */
  initial: Day;
  /** No earlier one can be chosen. */
  earliest: Day;
  /** No later one can be chosen. */
  latest: Day | undefined;
  canChoose: (day: Day) => boolean;
  /** How many months are side by side. */
  monthCount: number;
  firstWeekday: number;
  dir: 'ltr' | 'rtl';
}

/** The last day that every store can hold. */
const LAST = '2999-12-31';

/** Past so many days in a row that cannot be chosen, the focus stays where it is. */
const MAX_SKIPPED = 366;

/** The months on show, and the day that has the focus: arrows, Home, End, Page Up and Page Down. */
export function useActiveDay(options: ActiveDayOptions) {
  const { initial, earliest, latest, canChoose, monthCount, firstWeekday, dir } = options;
  const gridRef = useRef<HTMLDivElement>(null);
  const movedByKey = useRef(false);
  const [active, setActive] = useState<Day>(() => nextToChoose(initial, 1, options) ?? initial);
  const [first, setFirst] = useState<Month>(() => monthOf(active));
  const months = Array.from({ length: monthCount }, (_, index) => addMonths(first, index));

  useLayoutEffect(() => {
    if (!movedByKey.current) return;
    movedByKey.current = false;
    dayButton(gridRef.current, active)?.focus();
  }, [active]);

  const move = (to: Day) => {
    const next = nextToChoose(to, to < active ? -1 : 1, options);
    if (!next || next === active) return;
    const month = monthOf(next);
    if (month < first) setFirst(month);
    else if (!months.includes(month)) setFirst(addMonths(month, 1 - monthCount));
    movedByKey.current = true;
    setActive(next);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const to = dayAfterKey(event, active, { firstWeekday, dir });
    if (!to) return;
    event.preventDefault();
    move(to);
  };

  /** Tab reaches the active day, or, paged away from it, the first day of the months on show. */
  const tabStop = months.includes(monthOf(active))
    ? active
    : nextToChoose(`${first}-01`, 1, { earliest, latest, canChoose });
  return { gridRef, first, setFirst, months, tabStop, setActive, onKeyDown };
}

export function dayButton(grid: Element | null, day: Day): HTMLElement | null {
  return grid?.querySelector<HTMLElement>(`[data-day="${day}"] button`) ?? null;
}

/** The next day in that direction that can be chosen, the day itself first. */
function nextToChoose(
  day: Day,
  step: 1 | -1,
  {
    earliest,
    latest = LAST,
    canChoose,
  }: Pick<ActiveDayOptions, 'earliest' | 'latest' | 'canChoose'>,
): Day | undefined {
  let at = day < earliest ? earliest : day;
  if (at > latest) at = latest;
  for (let skipped = 0; skipped < MAX_SKIPPED && at >= earliest && at <= latest; skipped += 1) {
    if (canChoose(at)) return at;
    at = addDays(at, step);
  }
  return undefined;
}

function dayAfterKey(
  { key, shiftKey }: KeyboardEvent,
  day: Day,
  { firstWeekday, dir }: Pick<ActiveDayOptions, 'firstWeekday' | 'dir'>,
): Day | undefined {
  const forward = dir === 'rtl' ? -1 : 1;
  const page = shiftKey ? 12 : 1;
  const intoWeek = daysIntoWeek(day, firstWeekday);
  const inMonths = (months: number) => sameDayIn(addMonths(monthOf(day), months), day);
  switch (key) {
    case 'ArrowRight':
      return addDays(day, forward);
    case 'ArrowLeft':
      return addDays(day, -forward);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'Home':
      return addDays(day, -intoWeek);
    case 'End':
      return addDays(day, 6 - intoWeek);
    case 'PageDown':
      return inMonths(page);
    case 'PageUp':
      return inMonths(-page);
    default:
      return undefined;
  }
}
