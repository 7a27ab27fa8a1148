import type { Day } from '@vestibule/domain/calendar';
import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Transaction } from '../database/connect.js';
import { roomAvailability } from '../rooms/tables.js';
import { calendarBlocks, calendars } from './tables.js';

/**
 * Gives back the units of events that are gone, and takes those that are free for events without one. Called
 * with the nights locked, wherever units become free: none is for sale while an event waits for one.
 */
export async function settleBlocks(
  tx: Transaction,
  roomId: string,
  nights: readonly Day[],
): Promise<void> {
  const pending = await findPending(tx, roomId, nights);
  const free = new Map(pending.map(({ night, available }) => [night, available]));
  const settled = pending.flatMap(({ calendarId, night, wanted, taken, closed }) => {
    const left = free.get(night) ?? 0;
    const more = Math.min(wanted - taken, left);
    // What is given back of a night that the desk closed stays unsold.
    if (!closed) free.set(night, left - more);
    return more === 0 ? [] : [{ calendarId, night, taken: taken + more }];
  });
  if (settled.length === 0) return;
  const nightsNow = [...free].map(([night, available]) => ({ night, available }));
  await tx.execute(sql`
    UPDATE ${roomAvailability} SET available = now.available
    FROM jsonb_to_recordset(${JSON.stringify(nightsNow)}::jsonb) AS now (night date, available int)
    WHERE room_id = ${roomId} AND date = now.night
      AND ${roomAvailability.available} <> now.available`);
  await tx.execute(sql`
    UPDATE ${calendarBlocks} SET taken = now.taken, told = LEAST(told, GREATEST(0, wanted - now.taken))
    FROM jsonb_to_recordset(${JSON.stringify(settled)}::jsonb)
      AS now ("calendarId" int, night date, taken int)
    WHERE calendar_id = now."calendarId" AND ${calendarBlocks.night} = now.night`);
}

/** Blocks that release units come first. */
async function findPending(tx: Transaction, roomId: string, nights: readonly Day[]) {
  const { calendarId, night, wanted, taken } = calendarBlocks;
  const { available, closed } = roomAvailability;
  return await tx
    .select({ calendarId, night, wanted, taken, available, closed })
    .from(calendarBlocks)
    .innerJoin(calendars, eq(calendars.id, calendarId))
    .innerJoin(
      roomAvailability,
      and(eq(roomAvailability.roomId, calendars.roomId), eq(roomAvailability.date, night)),
    )
    .where(and(eq(calendars.roomId, roomId), inArray(night, [...nights]), ne(wanted, taken)))
    .orderBy(asc(sql`${wanted} - ${taken}`), asc(calendarId));
}
