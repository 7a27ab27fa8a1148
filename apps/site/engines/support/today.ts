import { calendarTexts } from '@vestibule/ui/texts';
import type { Journey } from './journey.ts';

/** The name of a calendar's day that is today: more is said after it. */
export function todayIn(textsOf: Journey['textsOf']): RegExp {
  const { today } = textsOf(calendarTexts);
  // Values are between isolates in Arabic.
  return new RegExp(String.raw`^\u2068*${today}\u2069*[,،] `);
}
