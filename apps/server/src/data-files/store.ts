import type { BookableType } from '@vestibule/domain/bookings';
import type { Day } from '@vestibule/domain/calendar';
import { and, eq, gte, inArray, or, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { bookings, holds } from '../bookings/tables.js';
import type { Transaction } from '../database/connect.js';

/** The records of a type of which a guest holds or has paid what is still to come. */
export async function findBooked(
  tx: Transaction,
  type: BookableType,
  today: Day,
): Promise<Set<string>> {
  const rows = await tx
    .selectDistinct({ id: bookings.serviceId })
    .from(bookings)
    .innerJoin(holds, eq(holds.bookingId, bookings.id))
    .where(
      and(
        eq(bookings.type, type),
        inArray(holds.state, ['held', 'delivered']),
        or(gte(bookings.checkOutDate, today), gte(bookings.serviceDate, today)),
      ),
    );
  return new Set(rows.flatMap(({ id }) => id ?? []));
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
