import { SAMPLE_TODAY } from '../calendar/builders.js';
import { addDays } from '../calendar/day.js';
import type { HotelEvent } from './event.schema.js';

export interface ShownEventExample {
  /** The event, as a test's name. */
  name: string;
  event: Partial<Pick<HotelEvent, 'active' | 'publishWebsite' | 'status' | 'date'>>;
  shown: boolean;
}

const today = SAMPLE_TODAY;

/** One table for the rule and for the SQL that puts shown events first, both at `SAMPLE_TODAY`. */
export const shownEventExamples: ShownEventExample[] = [
  { name: 'of tomorrow', event: { date: addDays(today, 1) }, shown: true },
  { name: 'of today', event: { date: today }, shown: true },
  { name: 'of yesterday', event: { date: addDays(today, -1) }, shown: false },
  { name: 'not active', event: { date: today, active: false }, shown: false },
  { name: 'not published', event: { date: today, publishWebsite: false }, shown: false },
  { name: 'cancelled', event: { date: today, status: 'cancelled' }, shown: false },
  { name: 'marked as past', event: { date: today, status: 'past' }, shown: false },
];
