import type { Day } from '@vestibule/domain/calendar';
import { and, asc, eq, gte, inArray, sql } from 'drizzle-orm';
import { settleBlocks } from '../calendars/settle-blocks.js';
import type { Transaction } from '../database/connect.js';
import { roomAvailability } from './tables.js';

/**
 * Takes one unit of the room on every night, or says false: then the caller's transaction must not
 * commit.
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
  await lockNights(tx, roomId, nights);
  const taken = await tx
    .update(roomAvailability)
    .set({ available: sql`${roomAvailability.available} - 1` })
    .where(and(wanted, gte(roomAvailability.available, 1)))
    .returning({ date: roomAvailability.date });
  return nights.length > 0 && taken.length === nights.length;
}

/**
 * Gives the nights back. Called exactly once for what was taken: its hold says so. A night that the desk
 * closed meanwhile stays closed, and one that another calendar has sold without a unit gets this one.
 */
export async function releaseNights(
  tx: Transaction,
  roomId: string,
  nights: readonly Day[],
): Promise<void> {
  await lockNights(tx, roomId, nights);
  await tx
    .update(roomAvailability)
    .set({ available: sql`${roomAvailability.available} + 1` })
    .where(and(nightsOf(roomId, nights), eq(roomAvailability.closed, false)));
  await settleBlocks(tx, roomId, nights);
}

/** Locks these nights, in one order, so that two never wait for each other. */
export async function lockNights(
  tx: Transaction,
  roomId: string,
  nights: readonly Day[],
): Promise<void> {
  await tx
    .select({ date: roomAvailability.date })
    .from(roomAvailability)
    .where(nightsOf(roomId, nights))
    .orderBy(asc(roomAvailability.roomId), asc(roomAvailability.date))
    .for('update');
}

export function nightsOf(roomId: string, nights: readonly Day[]) {
  return and(eq(roomAvailability.roomId, roomId), inArray(roomAvailability.date, [...nights]));
}
