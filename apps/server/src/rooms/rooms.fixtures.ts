import { addDays, type Day } from '@vestibule/domain/calendar';
import { dollarsToCents } from '@vestibule/domain/money';
import type { Room } from '@vestibule/domain/rooms';
import { buildRoom } from '@vestibule/domain/rooms/builders';
import type { Database } from '../database/connect.js';
import { insertAvailability, insertRooms } from './store.js';

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
