import type { Translation } from '../words/index.js';
import { texts } from './ticket-steps.texts.js';

/** The six steps, in their order (spec 2, Events). */
export function ticketSteps(t: Translation<typeof texts> = texts): string[] {
  return [t.tickets, t.extras, t.addons, t.info, t.summary, t.payment];
}

/** Where a typed number of tickets was not taken: why, and what it is now. */
export function cutTicketsText(
  typed: number,
  spots: number,
  t: Translation<typeof texts> = texts,
): string {
  return typed < 1 ? t.atLeastOne : t.cutToSpots({ count: spots });
}
