import type { DayRun } from './day-runs.js';
import { addDays, type Day } from './day.js';
import { timeZoneLines } from './time-zone-lines.js';

/** Something with a beginning and an end, by the clock on the hotel's wall. */
export interface CalendarEntry {
  /** The same for every download of the same thing, so that a second one replaces the first. */
  uid: string;
  title: string;
  description?: string;
  location?: string;
  url?: string;
  date: Day;
  /** `HH:MM`; an end at or before the start is on the next day. */
  startTime: string;
  endTime: string;
  /** The day on which it ends, where that is neither the same nor the next. */
  endDate?: Day;
}

/** RFC 5545: lines end in CRLF and are at most 75 octets long. */
const LONGEST_LINE = 75;

/** An .ics file with the hotel's time zone, which every calendar shows in its own. */
export function calendarFile(entry: CalendarEntry, now: Date, timeZone: string): string {
  const { date, startTime, endTime } = entry;
  const lastDay = entry.endDate ?? (endTime <= startTime ? addDays(date, 1) : date);
  return fileOf([
    ...timeZoneLines(timeZone, date, lastDay),
    'BEGIN:VEVENT',
    `UID:${entry.uid}`,
    stampLine(now),
    `DTSTART;TZID=${timeZone}:${stamp(`${date}T${startTime}:00`)}`,
    `DTEND;TZID=${timeZone}:${stamp(`${lastDay}T${endTime}:00`)}`,
    `SUMMARY:${escape(entry.title)}`,
    ...optional('LOCATION', entry.location),
    ...optional('DESCRIPTION', entry.description),
    ...(entry.url ? [`URL:${entry.url}`] : []),
    'END:VEVENT',
  ]);
}

/** Nights, as whole days: the last one ends on the day after it. */
export interface NightsEntry extends DayRun {
  uid: string;
  title: string;
}

/** An .ics file of nights that are taken. */
export function nightsFile(entries: readonly NightsEntry[], now: Date): string {
  return fileOf(
    entries.flatMap(({ uid, title, from, to }) => [
      'BEGIN:VEVENT',
      `UID:${uid}`,
      stampLine(now),
      `DTSTART;VALUE=DATE:${stamp(from)}`,
      `DTEND;VALUE=DATE:${stamp(addDays(to, 1))}`,
      `SUMMARY:${escape(title)}`,
      'TRANSP:OPAQUE',
      'END:VEVENT',
    ]),
  );
}

function fileOf(components: readonly string[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Vestibule//Calendar//EN',
    'CALSCALE:GREGORIAN',
    ...components,
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

function stampLine(now: Date): string {
  return `DTSTAMP:${stamp(now.toISOString().slice(0, 19))}Z`;
}

function optional(name: string, text: string | undefined): string[] {
  return text ? [`${name}:${escape(text)}`] : [];
}

function stamp(local: string): string {
  return local.replaceAll(/[-:]/g, '');
}

/** A text has no control character of its own, and whatever begins a line somewhere is written as `\\n`. */
function escape(text: string): string {
  return text
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/g, String.raw`\n`)
    .replaceAll(/\p{Cc}/gu, ' ');
}

/** Folds by octets, and never inside a character. */
function fold(line: string): string {
  let octets = 0;
  let folded = '';
  for (const character of line) {
    const size = octetsOf(character.codePointAt(0) ?? 0);
    if (octets + size > LONGEST_LINE) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}

/** In UTF-8. */
function octetsOf(codePoint: number): number {
  if (codePoint < 0x80) return 1;
  if (codePoint < 0x800) return 2;
  return codePoint < 0x10000 ? 3 : 4;
}
