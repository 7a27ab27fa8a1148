import type { Day } from '@vestibule/domain/calendar';
import { and, asc, eq, gte, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../database/connect.js';
import { roomAvailability } from './tables.js';

/**
 * Takes one unit of the room on every night, or says false: then the caller's transaction must not
 * commit. Rows are locked first, in one order, so that two guests never wait for each other.
 */
export async function takeNights(
  tx: Transaction,
  roomId: string,
  nights: readonly Day[],
): Promise<boolean> {
  const wanted = nightsOf(roomId, nights);
  // A look without a lock: those who come after the last unit do not queue behind each other.
  const free = await tx.$count(roomAvailability, and(wanted, gte(roomAvailability.available, 1)));
  if (free < nights.length) return false;
  await tx
    .select({ date: roomAvailability.date })
    .from(roomAvailability)
    .where(wanted)
    .orderBy(asc(roomAvailability.roomId), asc(roomAvailability.date))
    .for('update');
  const taken = await tx
    .update(roomAvailability)
    .set({ available: sql`${roomAvailability.available} - 1` })
    .where(and(wanted, gte(roomAvailability.available, 1)))
    .returning({ date: roomAvailability.date });
  return nights.length > 0 && taken.length === nights.length;
}

/**
 * Gives the nights back. Called exactly once for what was taken: its hold says so. A night that the desk
 * closed meanwhile stays closed.
 */
export async function releaseNights(
  tx: Transaction,
  roomId: string,
  nights: readonly Day[],
): Promise<void> {
  const taken = nightsOf(roomId, nights);
  await tx
    .select({ date: roomAvailability.date })
    .from(roomAvailability)
    .where(taken)
    .orderBy(asc(roomAvailability.roomId), asc(roomAvailability.date))
    .for('update');
  await tx
    .update(roomAvailability)
    .set({ available: sql`${roomAvailability.available} + 1` })
    .where(and(taken, eq(roomAvailability.closed, false)));
}

function nightsOf(roomId: string, nights: readonly Day[]) {
  return and(eq(roomAvailability.roomId, roomId), inArray(roomAvailability.date, [...nights]));
}
