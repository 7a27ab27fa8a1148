import { addDays, type Day } from '@vestibule/domain/calendar';
import {
  bookableStay,
  lastDayAnswered,
  nearestFreeStays,
  NEAREST_STAYS,
  nightsOf,
  type Stay,
} from '@vestibule/domain/rooms';
import type { Database, Transaction } from '../database/connect.js';
import { findDaysOfFreeStays, type RoomsQuery } from './search-store.js';
import { findAvailability } from './store.js';

/** How many days before and after the wanted stay are looked at. */
const REACH_DAYS = 45;

/** What a guest is offered whose room was taken; travels as the refusal's `details.freeStays`. */
export async function findNearestFreeStays(
  db: Database | Transaction,
  roomId: string,
  stay: Stay,
  today: Day,
): Promise<Stay[]> {
  const days = daysAround(stay, today);
  const entries = await findAvailability(db, { roomIds: [roomId], ...days, today });
  return nearestFreeStays(roomId, stay, entries);
}

/** What a guest is offered whose search found nothing; a range of one day means its night. */
export async function findNearestFreeStaysOfAny(
  db: Database | Transaction,
  query: RoomsQuery,
  stay: Stay,
  today: Day,
): Promise<Stay[]> {
  const wanted = bookableStay(stay);
  const nights = nightsOf(wanted);
  const days = await findDaysOfFreeStays(db, query, {
    wanted: wanted.checkIn,
    nights,
    ...daysAround(wanted, today),
    most: NEAREST_STAYS,
  });
  return days.map((checkIn) => ({ checkIn, checkOut: addDays(checkIn, nights) }));
}

function daysAround(stay: Stay, today: Day): { from: Day; to: Day } {
  const earliest = addDays(stay.checkIn, -REACH_DAYS);
  return {
    from: earliest < today ? today : earliest,
    to: lastDayAnswered(stay.checkIn, addDays(stay.checkOut, REACH_DAYS)),
  };
}
