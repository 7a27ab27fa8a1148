import type { Translation } from '../words/index.js';
import { texts } from './opening-hours.texts.js';

/** One line of the hours band. */
export interface OpeningHours {
  label: string;
  time: string;
}

/** Spec 9: default restaurant hours, shown as written (ruling 19). */
export const DEFAULT_OPENING_TIME = '06:00 am - 22:30 pm';

/** Three default venues when the record has no line of the form `label:time` (spec 2). */
function defaultHours(t: Translation<typeof texts>): readonly OpeningHours[] {
  const time = t.daily({ hours: DEFAULT_OPENING_TIME });
  return [t.breakfastBuffet, t.restaurant, t.sushiBar].map((label) => ({ label, time }));
}

/** The lines of the multi-line text, blank ones left out. */
export function openingHoursLines(text: string | undefined): string[] {
  return (text ?? '')
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** The hours band: lines of the form `label:time`, otherwise the defaults (spec 2, Restaurant). */
export function openingHours(
  text: string | undefined,
  t: Translation<typeof texts> = texts,
): readonly OpeningHours[] {
  const stated = statedHours(text);
  return stated.length > 0 ? stated : defaultHours(t);
}

/** The lines of the form `label:time`. */
export function statedHours(text: string | undefined): readonly OpeningHours[] {
  return openingHoursLines(text).flatMap(parseLine);
}

/** The first colon parts label and time: a label that starts with a digit is a bare time. */
function parseLine(line: string): OpeningHours[] {
  const match = /^([^\d:][^:]*):\s*(\S.*)$/.exec(line);
  const [, label, time] = match ?? [];
  return label && time ? [{ label: label.trim(), time: time.trim() }] : [];
}
