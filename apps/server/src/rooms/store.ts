import { addDays, type Day } from '@vestibule/domain/calendar';
import { centsToDollars } from '@vestibule/domain/money';
import type { AvailabilityEntry, Room } from '@vestibule/domain/rooms';
import type { KnownSettingKey } from '@vestibule/domain/settings';
import {
  and,
  asc,
  between,
  eq,
  exists,
  getTableColumns,
  gt,
  gte,
  ilike,
  isNull,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Database, Transaction } from '../database/connect.js';
import { cleanHtml } from '../html/clean-html.js';
import { settings } from '../settings/tables.js';
import { roomAvailability, rooms } from './tables.js';

type Reader = Database | Transaction;
type RoomRow = typeof rooms.$inferSelect;

/** A room as guests see it: where its own record has no times, those of the hotel's settings stand. */
const shown = {
  ...getTableColumns(rooms),
  checkInTime: orSetting(rooms.checkInTime, 'booking.checkInTime'),
  checkOutTime: orSetting(rooms.checkOutTime, 'booking.checkOutTime'),
};

/** What GET /rooms can ask for; all of it narrows. */
export interface RoomsQuery {
  category?: string;
  active?: boolean;
  search?: string;
  checkIn?: Day;
  checkOut?: Day;
  guests?: number;
  page?: number;
}

export async function findRooms(
  db: Reader,
  query: RoomsQuery & { limit: number },
): Promise<Room[]> {
  const rows = await db
    .select(shown)
    .from(rooms)
    .where(matching(query))
    .orderBy(asc(rooms.position), asc(rooms.id))
    .limit(query.limit)
    .offset(((query.page ?? 1) - 1) * query.limit);
  return rows.map(toRoom);
}

export async function countRooms(db: Reader, query: RoomsQuery): Promise<number> {
  return await db.$count(rooms, matching(query));
}

export async function findRoom(db: Reader, id: string): Promise<Room | undefined> {
  const [row] = await db.select(shown).from(rooms).where(eq(rooms.id, id));
  return row && toRoom(row);
}

/** Entries of one room, or of all, from the first day to the last, both included; days past are sold out. */
export async function findAvailability(
  db: Reader,
  { roomId, from, to, today }: { roomId?: string; from: Day; to: Day; today: Day },
): Promise<AvailabilityEntry[]> {
  return await db
    .select({
      date: roomAvailability.date,
      available: sql<number>`CASE WHEN ${roomAvailability.date} < ${today} THEN 0 ELSE ${roomAvailability.available} END`,
      serviceId: roomAvailability.roomId,
    })
    .from(roomAvailability)
    .where(
      and(
        between(roomAvailability.date, from, to),
        roomId ? eq(roomAvailability.roomId, roomId) : undefined,
      ),
    )
    .orderBy(asc(roomAvailability.roomId), asc(roomAvailability.date));
}

/** Whatever HTML comes in is sanitised here, once (ruling 8). */
export async function insertRooms(
  db: Reader,
  values: (typeof rooms.$inferInsert)[],
): Promise<void> {
  await db.insert(rooms).values(
    values.map((room) => ({
      ...room,
      description: cleanHtml(room.description),
      refundPolicy: cleanHtml(room.refundPolicy),
    })),
  );
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

function matching(query: RoomsQuery): SQL | undefined {
  return and(
    query.category ? eq(rooms.category, query.category) : undefined,
    query.active === undefined ? undefined : eq(rooms.active, query.active),
    query.search ? ilike(rooms.name, `%${escapeLike(query.search)}%`) : undefined,
    query.guests ? sleeping(query.guests) : undefined,
    query.checkIn && query.checkOut ? freeOnSomeDay(query.checkIn, query.checkOut) : undefined,
  );
}

/** A room without a capacity sleeps two (spec 9). */
function sleeping(guests: number): SQL | undefined {
  return or(gte(rooms.capacity, guests), guests <= 2 ? isNull(rooms.capacity) : undefined);
}

/** The list's own rule: at least one day of the range is free (spec 5). */
function freeOnSomeDay(from: Day, to: Day): SQL {
  return exists(
    sql`(SELECT 1 FROM ${roomAvailability} WHERE ${and(
      eq(roomAvailability.roomId, rooms.id),
      between(roomAvailability.date, from, to),
      gt(roomAvailability.available, 0),
    )})`,
  );
}

function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}

function orSetting(column: AnyPgColumn, key: KnownSettingKey): SQL<string | null> {
  return sql`COALESCE(NULLIF(${column}, ''), (SELECT ${settings.value} #>> '{}' FROM ${settings} WHERE ${eq(settings.key, key)}))`;
}

function toRoom(row: RoomRow): Room {
  const { id, priceCents, capacity, bedType, checkInTime, checkOutTime, ...rest } = row;
  return {
    ...rest,
    _id: id,
    price: centsToDollars(priceCents),
    capacity: capacity ?? undefined,
    bedType: bedType ?? undefined,
    checkInTime: checkInTime ?? undefined,
    checkOutTime: checkOutTime ?? undefined,
  };
}
