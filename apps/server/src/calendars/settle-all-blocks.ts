import { and, asc, eq, ne } from 'drizzle-orm';
import type { Transaction } from '../database/connect.js';
import { lockNights } from '../rooms/take-nights.js';
import { roomAvailability } from '../rooms/tables.js';
import { settleBlocks } from './settle-blocks.js';
import { calendarBlocks, calendars } from './tables.js';

/** `settleBlocks` for every room: after nights were added, or units. */
export async function settleAllBlocks(tx: Transaction): Promise<void> {
  const { night, wanted, taken } = calendarBlocks;
  const pending = await tx
    .selectDistinct({ roomId: calendars.roomId, night })
    .from(calendarBlocks)
    .innerJoin(calendars, eq(calendars.id, calendarBlocks.calendarId))
    .innerJoin(
      roomAvailability,
      and(eq(roomAvailability.roomId, calendars.roomId), eq(roomAvailability.date, night)),
    )
    .where(ne(wanted, taken))
    .orderBy(asc(calendars.roomId), asc(night));
  for (const [roomId, rows] of Map.groupBy(pending, (row) => row.roomId)) {
    const nights = rows.map((row) => row.night);
    await lockNights(tx, roomId, nights);
    await settleBlocks(tx, roomId, nights);
  }
}
