import { addDays, type Day } from '@vestibule/domain/calendar';
import { centsToDollars } from '@vestibule/domain/money';
import type { Complete } from '@vestibule/domain/record';
import type { AvailabilityEntry, Room } from '@vestibule/domain/rooms';
import type { KnownSettingKey } from '@vestibule/domain/settings';
import { and, asc, between, eq, getTableColumns, inArray, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Database, Transaction } from '../database/connect.js';
import { withoutNulls } from '../database/without-nulls.js';
import { pictures } from '../pictures/tables.js';
import { settings } from '../settings/tables.js';
import { cleanRecord } from '../translations/clean-record.js';
import { roomAvailability, rooms } from './tables.js';

export type Reader = Database | Transaction;
type RoomRow = typeof rooms.$inferSelect & {
  pictureTexts?: Readonly<Record<string, string>> | null;
};

/** What a room's own pictures show, by the names that the room has for them. */
const pictureTexts = sql<Record<string, string> | null>`(
  SELECT jsonb_object_agg(image, ${pictures.description})
  FROM unnest(${rooms.images}) AS image
  JOIN ${pictures} ON ${pictures.stored} =
    CASE WHEN starts_with(image, '/uploads/') THEN substr(image, 10) ELSE 'rooms/' || image END
  WHERE ${pictures.description} <> '')`;

/** A room as guests see it: where its own record has no times, those of the hotel's settings apply. */
export const shownRoom = {
  ...getTableColumns(rooms),
  checkInTime: orSetting(rooms.checkInTime, 'booking.checkInTime'),
  checkOutTime: orSetting(rooms.checkOutTime, 'booking.checkOutTime'),
  pictureTexts,
};

export async function findRoom(db: Reader, id: string): Promise<Room | undefined> {
  const [row] = await db.select(shownRoom).from(rooms).where(eq(rooms.id, id));
  return row && toRoom(row);
}

/** The rooms of one page of the hotel's list, as GET /rooms shows it without a search. */
export async function findRoomIds(
  db: Reader,
  { page = 1, limit }: { page?: number; limit: number },
): Promise<string[]> {
  const rows = await db
    .select({ id: rooms.id })
    .from(rooms)
    .orderBy(asc(rooms.position), asc(rooms.id))
    .limit(limit)
    .offset((page - 1) * limit);
  return rows.map(({ id }) => id);
}

/** Entries of these rooms from the first day to the last, both included; days past are sold out. */
export async function findAvailability(
  db: Reader,
  { roomIds, from, to, today }: { roomIds: string[]; from: Day; to: Day; today: Day },
): Promise<AvailabilityEntry[]> {
  return await db
    .select({
      date: roomAvailability.date,
      available: sql<number>`CASE WHEN ${roomAvailability.date} < ${today} THEN 0 ELSE ${roomAvailability.available} END`,
      serviceId: roomAvailability.roomId,
    })
    .from(roomAvailability)
    .where(and(between(roomAvailability.date, from, to), inArray(roomAvailability.roomId, roomIds)))
    .orderBy(asc(roomAvailability.roomId), asc(roomAvailability.date));
}

export async function insertRooms(
  db: Reader,
  values: (typeof rooms.$inferInsert)[],
): Promise<void> {
  await db.insert(rooms).values(values.map((room) => cleanRecord('rooms', room)));
}

export async function insertAvailability(
  db: Reader,
  values: (typeof roomAvailability.$inferInsert)[],
): Promise<void> {
  await db.insert(roomAvailability).values(values);
}

/** Adds the days that are missing up to `days` ahead, so that sales never stop; existing days stay. */
export async function extendAvailability(db: Reader, today: Day, days: number): Promise<void> {
  await db.execute(sql`
    INSERT INTO ${roomAvailability} (room_id, date, available)
    SELECT ${rooms.id}, day::date, ${rooms.units}
    FROM ${rooms}, generate_series(${today}::timestamp, ${addDays(today, days - 1)}::timestamp, '1 day') AS day
    ON CONFLICT DO NOTHING`);
}

function orSetting(column: AnyPgColumn, key: KnownSettingKey): SQL<string | null> {
  return sql`COALESCE(NULLIF(${column}, ''), (SELECT ${settings.value} #>> '{}' FROM ${settings} WHERE ${eq(settings.key, key)}))`;
}

export function toRoom({
  id,
  priceCents,
  discount,
  pictureTexts: texts,
  ...row
}: RoomRow): Complete<Omit<Room, 'originalAmenities'>> {
  return {
    ...withoutNulls(row),
    _id: id,
    price: centsToDollars(priceCents),
    discount,
    pictureTexts: texts ?? undefined,
  };
}
