import { addDays, daysFromTo, type Day } from '../calendar/day.js';
import { nightsOf } from './quote-stay.js';
import type { AvailabilityEntry, Stay } from './room.schema.js';

/** How far ahead rooms are let, in days from today (ruling 26). */
export const AVAILABILITY_DAYS = 180;

/** Availability is answered for at most so many days. */
const MAX_DAYS = 400;

/** The last day that a question about these days is answered for. */
export function lastDayAnswered(from: Day, to: Day): Day {
  const latest = addDays(from, MAX_DAYS - 1);
  return to < latest ? to : latest;
}

/** The nights of a stay: the check-out day is not slept in (ruling 6). */
export function nightsToTake(stay: Stay): Day[] {
  return daysFromTo(stay.checkIn, addDays(stay.checkOut, -1));
}

/** `every-night` can be booked; `some-nights` matches the list but cannot be booked whole (ruling 6). */
export const stayAvailabilities = ['every-night', 'some-nights', 'none'] as const;
export type StayAvailability = (typeof stayAvailabilities)[number];

/**
 * How far a room is free in a range. It matches the list when at least one day of the range,
 * both ends included, is free (spec 5).
 */
export function stayAvailability(
  roomId: string,
  stay: Stay,
  entries: readonly AvailabilityEntry[],
): StayAvailability {
  // Entries are walked, not days: an address may carry a range of centuries.
  const free = [...freeDays(roomId, entries)].filter(
    (day) => day >= stay.checkIn && day <= stay.checkOut,
  );
  if (free.length === 0) return 'none';
  // A range of one day, as Today gives it, means the night of that day.
  const nights = Math.max(1, nightsOf(stay));
  const checkOut = addDays(stay.checkIn, nights);
  const every = free.filter((day) => day < checkOut).length === nights;
  return every ? 'every-night' : 'some-nights';
}

/** The days on which at least one of the room is free. */
export function freeDays(roomId: string, entries: readonly AvailabilityEntry[]): Set<Day> {
  return new Set(
    entries
      .filter((entry) => entry.serviceId === roomId && entry.available > 0)
      .map((entry) => entry.date),
  );
}
