import { addDays, daysBetween, type Day } from '../calendar/day.js';
import { nightsOf } from './quote-stay.js';
import { freeDays } from './stay-availability.js';
import type { AvailabilityEntry, Stay } from './room.schema.js';

/** How many stays are offered in place of a sold-out one. */
export const NEAREST_STAYS = 3;

/**
 * Stays of the same length, free on every night, that begin nearest to the wanted day; the earlier
 * one first where two are equally near. Only days in `entries` are offered, so callers pass entries
 * from the hotel's today on.
 */
export function nearestFreeStays(
  roomId: string,
  stay: Stay,
  entries: readonly AvailabilityEntry[],
  most: number = NEAREST_STAYS,
): Stay[] {
  return nearestStays(firstDaysOfFreeStays(roomId, stay, entries), stay, most);
}

/** The same for a list that is empty: stays in which one of the rooms is free on every night. */
export function nearestFreeStaysOfAny(
  stay: Stay,
  entries: readonly AvailabilityEntry[],
  most: number = NEAREST_STAYS,
): Stay[] {
  const byRoom = Map.groupBy(entries, ({ serviceId }) => serviceId);
  const days = [...byRoom].flatMap(([roomId, own]) => firstDaysOfFreeStays(roomId, stay, own));
  return nearestStays([...new Set(days)], stay, most);
}

function firstDaysOfFreeStays(
  roomId: string,
  stay: Stay,
  entries: readonly AvailabilityEntry[],
): Day[] {
  const nights = nightsOf(stay);
  if (nights === 0) return [];
  return firstDaysOfFreeRuns([...freeDays(roomId, entries)].sort(), nights);
}

function nearestStays(days: readonly Day[], stay: Stay, most: number): Stay[] {
  const distance = (day: Day) => Math.abs(daysBetween(stay.checkIn, day));
  return days
    .filter((checkIn) => checkIn !== stay.checkIn)
    .sort((one, other) => distance(one) - distance(other) || (one < other ? -1 : 1))
    .slice(0, most)
    .map((checkIn) => ({ checkIn, checkOut: addDays(checkIn, nightsOf(stay)) }));
}

/** The days on which `nights` free days in a row begin; `days` are in order and distinct. */
function firstDaysOfFreeRuns(days: readonly Day[], nights: number): Day[] {
  return days.filter((day, index) => days[index + nights - 1] === addDays(day, nights - 1));
}
