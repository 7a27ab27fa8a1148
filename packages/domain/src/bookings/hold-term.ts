import { MINUTE_MS, minutesAfter } from '../calendar/duration.js';
import { hotelTime } from '../calendar/hotel-time.js';
import type { Translation } from '../words/index.js';
import type { BookableType } from './booking-type.js';
import { texts } from './hold-term.texts.js';

/** A guest's hold on the same units that ended without being paid. */
export interface EndedHold {
  /** When the guest began to hold these units. */
  since: Date;
  endedAt: Date;
  /** Its time was over; otherwise the guest gave it up, or no payment could succeed any more. */
  ranOut: boolean;
}

/** From when until when units are kept for a guest. */
export interface HoldTerm {
  since: Date;
  until: Date;
  /** The guest held them a moment ago: this hold cannot be renewed. */
  again: boolean;
}

export interface HoldTermQuestion {
  /** Earlier holds of the same guest on the same units. */
  ended: readonly EndedHold[];
  now: Date;
  holdMinutes: number;
}

/** Less than this is not enough to pay. */
const LEAST_MINUTES = 5;

/**
 * How long the same units are kept for a guest who held them before (ruling 49). After a hold ran out
 * the guest waits as long as a hold lasts. A guest who gave one up does not, but the time counts on: all
 * holds together last no longer than one hold that was renewed, or they could go on for ever.
 */
export function holdTerm(question: HoldTermQuestion): HoldTerm | { freeFrom: Date } {
  const { ended, now, holdMinutes } = question;
  const recent = ended.filter(({ endedAt }) => minutesAfter(endedAt, holdMinutes) > now);
  const since = new Date(Math.min(now.getTime(), ...recent.map((hold) => hold.since.getTime())));
  const until = earlier(minutesAfter(now, holdMinutes), minutesAfter(since, 2 * holdMinutes));
  const least = minutesAfter(now, Math.min(LEAST_MINUTES, holdMinutes));
  if (until < least || recent.some(({ ranOut }) => ranOut)) {
    const last = Math.max(...recent.map(({ endedAt }) => endedAt.getTime()));
    return { freeFrom: minutesAfter(new Date(last), holdMinutes) };
  }
  return { since, until, again: since < now };
}

type Words = Translation<typeof texts>;

/** Until when an unpaid booking is kept, by the hotel's clock. */
export function keptUntilMessage(until: Date, timeZone: string, t: Words = texts): string {
  return t.keptUntil({ time: hotelTime(until, timeZone) });
}

/** What a guest reads whose time to pay is over. */
export function timeOverMessage(type: BookableType, t: Words = texts): string {
  return { room: t.nightsOver, spa: t.treatmentOver, event: t.seatsOver }[type];
}

/** From when the guest can take the same again, by the hotel's clock. */
export function freeFromMessage(
  type: BookableType,
  freeFrom: Date,
  timeZone: string,
  t: Words = texts,
): string {
  const message = { room: t.nightsAgain, spa: t.treatmentAgain, event: t.seatsAgain }[type];
  return message({ time: clockAfter(freeFrom, timeZone) });
}

/** What a guest reads who must wait: until when, by the hotel's clock. */
export function holdPauseMessage(
  type: BookableType,
  freeFrom: Date,
  timeZone: string,
  t: Words = texts,
): string {
  const message = { room: t.nightsPause, spa: t.treatmentPause, event: t.seatsPause }[type];
  return message({ time: clockAfter(freeFrom, timeZone) });
}

/** A clock shows whole minutes; the one that has begun is too early. */
function clockAfter(instant: Date, timeZone: string): string {
  return hotelTime(new Date(Math.ceil(instant.getTime() / MINUTE_MS) * MINUTE_MS), timeZone);
}

function earlier(one: Date, other: Date): Date {
  return one < other ? one : other;
}
