import {
  addDays as addDaysTo,
  differenceInCalendarDays,
  isValid,
  lightFormat,
  parseISO,
} from 'date-fns';

/** A calendar day of the hotel, `YYYY-MM-DD`. It compares correctly as text. */
export type Day = string;

/** Years 1000 to 2999: every store can hold them. */
const SHAPE = /^[12]\d{3}-\d{2}-\d{2}$/;

/** Whether the text is a real calendar day: `2026-02-30` is not. */
export function isDay(text: string): text is Day {
  return SHAPE.test(text) && isValid(parseISO(text));
}

export function addDays(day: Day, days: number): Day {
  return lightFormat(addDaysTo(parseISO(day), days), 'yyyy-MM-dd');
}

/** Whole days from the first to the second; negative when the second is earlier. */
export function daysBetween(from: Day, to: Day): number {
  return differenceInCalendarDays(parseISO(to), parseISO(from));
}

/** Every day from the first to the last, both included; empty when the last is earlier. */
export function daysFromTo(first: Day, last: Day): Day[] {
  const count = daysBetween(first, last) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, index) => addDays(first, index));
}

/** `MM/DD/YYYY`, the display format of the date picker (spec 5). */
export function formatPickerDay(day: Day): string {
  return lightFormat(parseISO(day), 'MM/dd/yyyy');
}

/** `Sat, 21 Nov 2026`, for summaries and mails. */
export function formatLongDay(day: Day): string {
  return new Intl.DateTimeFormat('en-GB', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  }).format(parseISO(day));
}
