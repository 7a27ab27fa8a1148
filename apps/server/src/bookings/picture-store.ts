import { bookedCover, type BookableType } from '@vestibule/domain/bookings';
import { inArray } from 'drizzle-orm';
import type { Database } from '../database/connect.js';
import { events } from '../events/tables.js';
import { rooms } from '../rooms/tables.js';
import { treatments } from '../spa/tables.js';
import type { bookings } from './tables.js';

type Booked = Pick<typeof bookings.$inferSelect, 'type' | 'serviceId'>;

const tables = { room: rooms, spa: treatments, event: events } as const satisfies Record<
  BookableType,
  unknown
>;

/** The cover of each thing that was booked, as the hotel shows it today: one question a type. */
export async function findPictures(
  db: Database,
  booked: readonly Booked[],
): Promise<(one: Booked) => string | undefined> {
  const [room, spa, event] = await Promise.all([
    findCovers(db, 'room', booked),
    findCovers(db, 'spa', booked),
    findCovers(db, 'event', booked),
  ]);
  const covers = { room, spa, event };
  return ({ type, serviceId }) => (type && serviceId ? covers[type].get(serviceId) : undefined);
}

async function findCovers(
  db: Database,
  type: BookableType,
  booked: readonly Booked[],
): Promise<Map<string, string | undefined>> {
  const ids = new Set(booked.filter((one) => one.type === type).map((one) => one.serviceId ?? ''));
  if (ids.size === 0) return new Map();
  const table = tables[type];
  const rows = await db
    .select({ id: table.id, images: table.images })
    .from(table)
    .where(inArray(table.id, [...ids]));
  return new Map(rows.map(({ id, images }) => [id, bookedCover(type, images)]));
}
