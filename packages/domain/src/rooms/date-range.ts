import { addDays, formatPickerDay, isDay, type Day } from '../calendar/day.js';
import type { Translation } from '../words/index.js';
import { texts } from './date-range.texts.js';
import type { Stay } from './room.schema.js';

const SEPARATOR = ' - ';

/** `2026-11-20 - 2026-11-22` as in the address; anything else clears the filter (spec 5). */
export function parseDateRange(text: string | null | undefined): Stay | undefined {
  const parts = text?.split(SEPARATOR) ?? [];
  const [checkIn, checkOut] = parts;
  if (parts.length !== 2 || !checkIn || !checkOut) return undefined;
  if (!isDay(checkIn) || !isDay(checkOut) || checkOut < checkIn) return undefined;
  return { checkIn, checkOut };
}

export function formatDateRange(stay: Stay): string {
  return `${stay.checkIn}${SEPARATOR}${stay.checkOut}`;
}

/** `11/20/2026 - 11/22/2026`, as the read-only field shows it (spec 5). */
export function displayDateRange(stay: Stay, locale?: string): string {
  const [from, to] = [stay.checkIn, stay.checkOut].map((day) => formatPickerDay(day, locale));
  return `${from}${SEPARATOR}${to}`;
}

/** The picker starts with today to tomorrow (spec 5). */
export function initialStay(today: Day): Stay {
  return { checkIn: today, checkOut: addDays(today, 1) };
}

/** A range of one day, as Today and Tomorrow give it, is booked until the day after. */
export function bookableStay({ checkIn, checkOut }: Stay): Stay {
  return { checkIn, checkOut: checkOut > checkIn ? checkOut : addDays(checkIn, 1) };
}

/** The quick ranges of the picker, in their order (spec 5). */
export function quickRanges(
  today: Day,
  t: Translation<typeof texts> = texts,
): { label: string; stay: Stay }[] {
  const tomorrow = addDays(today, 1);
  return [
    { label: t.today, stay: { checkIn: today, checkOut: today } },
    { label: t.tomorrow, stay: { checkIn: tomorrow, checkOut: tomorrow } },
    { label: t.next7Days, stay: { checkIn: today, checkOut: addDays(today, 6) } },
    { label: t.next30Days, stay: { checkIn: today, checkOut: addDays(today, 29) } },
  ];
}
