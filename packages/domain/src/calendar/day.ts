import { writesEnglishFigures } from '../words/number.js';
import { DAY_MS } from './duration.js';

/** A calendar day of the hotel, `YYYY-MM-DD`. It compares correctly as text. */
export type Day = string;

/** Years 1000 to 2999: every store can hold them. */
const SHAPE = /^([12]\d{3})-(\d{2})-(\d{2})$/;

/** Whether the text is a real calendar day: `2026-02-30` is not. */
export function isDay(text: string): text is Day {
  return SHAPE.test(text) && dayOf(midnight(text)) === text;
}

export function addDays(day: Day, days: number): Day {
  return dayOf(midnight(day) + days * DAY_MS);
}

/** Whole days from the first to the second; negative when the second is earlier. */
export function daysBetween(from: Day, to: Day): number {
  return (midnight(to) - midnight(from)) / DAY_MS;
}

/** Every day from the first to the last, both included; empty when the last is earlier. */
export function daysFromTo(first: Day, last: Day): Day[] {
  const count = daysBetween(first, last) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, index) => addDays(first, index));
}

/**
 * `MM/DD/YYYY`, the display format of the date picker (spec 5); `DD/MM/YYYY` in Arabic with Latin digits,
 * and what the locale writes in every other language: `21.11.2026`.
 */
export function formatPickerDay(day: Day, locale = 'en-US'): string {
  if (isEnglish(locale)) return day.replace(SHAPE, '$2/$3/$1');
  if (writesEnglishFigures(locale)) return day.replace(SHAPE, '$3/$2/$1');
  return isDay(day)
    ? dayFormat(locale, { day: '2-digit', month: '2-digit' }).format(midnight(day))
    : day;
}

/** `12 October 2026`, where no guest has to come. */
export function formatDate(day: Day, locale = 'en-US'): string {
  return dayFormat(locale, { month: 'long' }).format(midnight(day));
}

/** `Sat, 21 Nov 2026`, for summaries and mails. */
export function formatLongDay(day: Day, locale = 'en-US'): string {
  return dayFormat(locale, { month: 'short', weekday: 'short' }).format(midnight(day));
}

const isEnglish = (locale: string) => /^en\b/.test(locale);

/** Kept once made: making a formatter takes long. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** The hotel's English puts the day before the month, whichever country's English is asked for. */
function dayFormat(locale: string, parts: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([locale, parts]);
  const format =
    formats.get(key) ??
    new Intl.DateTimeFormat(isEnglish(locale) ? 'en-GB' : locale, {
      timeZone: 'UTC',
      day: 'numeric',
      year: 'numeric',
      ...parts,
    });
  formats.set(key, format);
  return format;
}

/** In UTC every day has 24 hours, so that days can be counted; no zone is meant. */
function midnight(day: Day): number {
  return Date.parse(`${day}T00:00:00Z`);
}

function dayOf(instant: number): Day {
  return Number.isNaN(instant) ? '' : new Date(instant).toISOString().slice(0, 10);
}
