import type { Day } from '@vestibule/domain/calendar';

/** The day picker speaks in local dates; a calendar day becomes local midnight and back. */
export function dayToDate(day: Day): Date {
  const [year = 1970, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date);
}

export function dateToDay(date: Date): Day {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
