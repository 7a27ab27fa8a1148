import { addDays, type Day } from '@vestibule/domain/calendar';
import {
  bookableStay,
  lastDayAnswered,
  nearestFreeStays,
  nearestFreeStaysOfAny,
  type AvailabilityEntry,
  type Stay,
} from '@vestibule/domain/rooms';
import type { Database, Transaction } from '../database/connect.js';
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
  const entries = await findNightsAround(db, [roomId], stay, today);
  return nearestFreeStays(roomId, stay, entries);
}

/** What a guest is offered whose search found nothing; a range of one day means its night. */
export async function findNearestFreeStaysOfAny(
  db: Database | Transaction,
  roomIds: string[],
  stay: Stay,
  today: Day,
): Promise<Stay[]> {
  const wanted = bookableStay(stay);
  return nearestFreeStaysOfAny(wanted, await findNightsAround(db, roomIds, wanted, today));
}

async function findNightsAround(
  db: Database | Transaction,
  roomIds: string[],
  stay: Stay,
  today: Day,
): Promise<AvailabilityEntry[]> {
  const earliest = addDays(stay.checkIn, -REACH_DAYS);
  return await findAvailability(db, {
    roomIds,
    from: earliest < today ? today : earliest,
    to: lastDayAnswered(stay.checkIn, addDays(stay.checkOut, REACH_DAYS)),
    today,
  });
}
