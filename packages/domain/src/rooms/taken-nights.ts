import { addDays, type Day } from '../calendar/day.js';
import { nightsOf } from './quote-stay.js';
import type { AvailabilityEntry, Stay } from './room.schema.js';
import { freeDays, nightsToTake } from './stay-availability.js';

/** What a page knows of one room's nights. */
export interface KnownNights {
  roomId: string;
  /** From the hotel's today on; without it nothing is known, and no night counts as taken. */
  availability?: readonly AvailabilityEntry[];
  /** Stays of this room that this guest holds unpaid: booking their nights again gives them up. */
  held?: readonly Stay[];
}

/** How many nights of a stay others have; undefined when none, or when it is not known. */
export function nightsTaken(stay: Stay, known: KnownNights): 'some' | 'all' | undefined {
  const open = openNights(known);
  const nights = nightsOf(stay);
  if (!open || nights === 0) return undefined;
  // Open nights are walked, not the stay's: an address may carry a range of centuries.
  const count = [...open].filter((night) => night >= stay.checkIn && night < stay.checkOut).length;
  if (count === nights) return undefined;
  return count === 0 ? 'all' : 'some';
}

/** Which days a calendar offers. */
export interface StayDays {
  earliest?: Day;
  latest?: Day;
  /** Days that are taken. */
  disabledDays?: (day: Day) => boolean;
}

/** The days on which a stay can begin. */
export function checkInDays(known: KnownNights): StayDays {
  return { latest: lastNight(known), disabledDays: takenNight(known) };
}

/**
 * The days on which a stay can end: after its check-in, and no later than the first taken night. A
 * check-in that is itself taken sets no end, so that both dates can be changed in any order.
 */
export function checkOutDays(known: KnownNights, today: Day, checkIn?: Day): StayDays {
  const open = openNights(known);
  const taken = takenNight(known);
  const from = checkIn && checkIn > today ? checkIn : today;
  const last = lastNight(known);
  let latest = last && addDays(last, 1);
  if (checkIn && open?.has(checkIn)) {
    latest = checkIn;
    while (open.has(latest)) latest = addDays(latest, 1);
  }
  return { earliest: addDays(from, 1), latest, disabledDays: (day) => taken(addDays(day, -1)) };
}

/** The check-out that belongs to another check-in: moved by whole nights where it would not follow it. */
export function checkOutAfter(checkIn: Day, { checkIn: before, checkOut }: Stay): Day {
  if (!checkOut || checkOut > checkIn) return checkOut;
  const nights = before ? nightsOf({ checkIn: before, checkOut }) : 0;
  return addDays(checkIn, Math.max(1, nights));
}

/** The nights that this guest can take: the free ones, and those they hold. */
function openNights({ roomId, availability, held = [] }: KnownNights): Set<Day> | undefined {
  return (
    availability && new Set([...freeDays(roomId, availability), ...held.flatMap(nightsToTake)])
  );
}

/** The last night that is let yet. */
/** The last night that is sold yet. */
export function lastNight({
  availability = [],
}: Pick<KnownNights, 'availability'>): Day | undefined {
  return availability
    .map(({ date }) => date)
    .sort()
    .at(-1);
}

function takenNight(known: KnownNights): (night: Day) => boolean {
  const open = openNights(known);
  const last = lastNight(known);
  return (night) => open !== undefined && last !== undefined && night <= last && !open.has(night);
}
