import { addDays, type Day } from '@vestibule/domain/calendar';
import { dollarsToCents } from '@vestibule/domain/money';
import type { Room } from '@vestibule/domain/rooms';
import { buildRoom } from '@vestibule/domain/rooms/builders';
import { eq, max, sql } from 'drizzle-orm';
import type { Database } from '../database/connect.js';
import { copyRecord } from '../testing/copy-records.js';
import { extendAvailability, insertAvailability, insertRooms } from './store.js';
import { rooms } from './tables.js';

let position = 0;

/** Stores a room as the domain's builder makes it. */
export async function storeRoom(
  db: Database,
  overrides: Partial<Room> = {},
  units = 1,
): Promise<Room> {
  const { _id, price, ...room } = buildRoom(overrides);
  position += 1;
  await insertRooms(db, [{ ...room, id: _id, priceCents: dollarsToCents(price), position, units }]);
  return { _id, price, ...room };
}

/** Stores how many of a room are free, one number a night from the first day on. */
export async function storeNights(
  db: Database,
  roomId: string,
  first: Day,
  free: readonly number[],
): Promise<void> {
  await insertAvailability(
    db,
    free.map((available, night) => ({ roomId, date: addDays(first, night), available })),
  );
}

/** Adds `room-1` to `room-{count}` behind the rooms that exist, all free for so many days. */
export async function storeRooms(
  db: Database,
  count: number,
  { today, days }: { today: Day; days: number },
): Promise<void> {
  const [row] = await db.select({ last: max(rooms.position) }).from(rooms);
  position = Math.max(position, row?.last ?? 0);
  await storeRoom(db, { _id: 'room-1', name: 'Room 1', capacity: 4 });
  await copyRecord(db, rooms, {
    where: eq(rooms.id, 'room-1'),
    from: 2,
    to: count,
    changes: sql`jsonb_build_object(
      'id', 'room-' || number, 'name', 'Room ' || number, 'position', position + number - 1)`,
  });
  await extendAvailability(db, today, days);
  await db.execute(sql`ANALYZE`);
  // Written to the disk here, not under the first guest's requests, which have limits.
  await db.execute(sql`CHECKPOINT`);
}
