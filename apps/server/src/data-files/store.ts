import type { BookableType } from '@vestibule/domain/bookings';
import type { Day } from '@vestibule/domain/calendar';
import { and, eq, gte, inArray, or, sql, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { bookings, holds } from '../bookings/tables.js';
import type { Transaction } from '../database/connect.js';

/** What a guest holds or has paid, and has not had yet. */
function isLive(type: BookableType, today: Day): SQL | undefined {
  return and(
    eq(bookings.type, type),
    inArray(holds.state, ['held', 'delivered']),
    or(gte(bookings.checkOutDate, today), gte(bookings.serviceDate, today)),
  );
}

/** The records of a type that have live bookings. */
export async function findBooked(
  tx: Transaction,
  type: BookableType,
  today: Day,
): Promise<Set<string>> {
  const rows = await tx
    .selectDistinct({ id: bookings.serviceId })
    .from(bookings)
    .innerJoin(holds, eq(holds.bookingId, bookings.id))
    .where(isLive(type, today));
  return new Set(rows.flatMap(({ id }) => id ?? []));
}

/** How many units of a room are sold or held, by night from today on. */
export async function countSold(
  tx: Transaction,
  roomId: string,
  today: Day,
): Promise<Map<Day, number>> {
  const { rows } = await tx.execute<{ night: Day; sold: number }>(sql`
    SELECT to_char(night, 'YYYY-MM-DD') AS night, count(*)::int AS sold
    FROM ${bookings} JOIN ${holds} ON ${holds.bookingId} = ${bookings.id},
      generate_series(${bookings.checkInDate}::timestamp, ${bookings.checkOutDate}::timestamp - interval '1 day', '1 day') AS night
    WHERE ${isLive('room', today)} AND ${bookings.serviceId} = ${roomId} AND night >= ${today}::date
    GROUP BY 1`);
  return new Map(rows.map(({ night, sold }) => [night, sold]));
}

/** Writes the places of a list's records, from 0. */
export async function saveOrder(
  tx: Transaction,
  table: PgTable & { id: AnyPgColumn; position: AnyPgColumn },
  ids: readonly string[],
): Promise<void> {
  const places = sql`unnest(${sql.param([...ids])}::text[]) WITH ORDINALITY AS placed (id, place)`;
  await tx.execute(
    sql`UPDATE ${table} SET position = placed.place - 1 FROM ${places} WHERE ${table.id} = placed.id`,
  );
}
