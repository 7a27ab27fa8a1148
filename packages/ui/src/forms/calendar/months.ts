import { addDays, daysFromTo, type Day } from '@vestibule/domain/calendar';

/** A month of the calendar, `YYYY-MM`. It compares correctly as text. */
export type Month = string;

export function monthOf(day: Day): Month {
  return day.slice(0, 7);
}

export function addMonths(month: Month, months: number): Month {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months)).toISOString().slice(0, 7);
}

/** The same day of another month, or that month's last one. */
export function sameDayIn(month: Month, day: Day): Day {
  return day.slice(8) > lastDayOf(month).slice(8) ? lastDayOf(month) : `${month}${day.slice(7)}`;
}

export function lastDayOf(month: Month): Day {
  return addDays(`${addMonths(month, 1)}-01`, -1);
}

/** Days since the week began; `firstWeekday` counts from Sunday, 0. */
export function daysIntoWeek(day: Day, firstWeekday: number): number {
  return (new Date(`${day}T00:00:00Z`).getUTCDay() - firstWeekday + 7) % 7;
}

/** A row of a month, and how many of its places belong to the months beside. */
export interface Week {
  blanksBefore: number;
  days: Day[];
  blanksAfter: number;
}

export function weeksOf(month: Month, firstWeekday: number): Week[] {
  const last = lastDayOf(month);
  const weeks: Week[] = [];
  for (let first = `${month}-01`; first <= last;) {
    const blanksBefore = daysIntoWeek(first, firstWeekday);
    const end = addDays(first, 6 - blanksBefore);
    const days = daysFromTo(first, end < last ? end : last);
    weeks.push({ blanksBefore, days, blanksAfter: 7 - blanksBefore - days.length });
    first = addDays(end, 1);
  }
  return weeks;
}
