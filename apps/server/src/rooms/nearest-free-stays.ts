import { addDays, type Day } from '@vestibule/domain/calendar';
import { nearestFreeStays, type Stay } from '@vestibule/domain/rooms';
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
  const earliest = addDays(stay.checkIn, -REACH_DAYS);
  const entries = await findAvailability(db, {
    roomIds: [roomId],
    from: earliest < today ? today : earliest,
    to: addDays(stay.checkOut, REACH_DAYS),
    today,
  });
  return nearestFreeStays(roomId, stay, entries);
}
