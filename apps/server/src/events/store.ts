import type { Day } from '@vestibule/domain/calendar';
import type { HotelEvent } from '@vestibule/domain/events';
import { centsToDollars } from '@vestibule/domain/money';
import { MAX_LISTED } from '@vestibule/domain/pagination';
import type { Complete } from '@vestibule/domain/record';
import { and, asc, desc, eq, sql, type SQL } from 'drizzle-orm';
import type { Database, Transaction } from '../database/connect.js';
import { events } from './tables.js';

type Reader = Database | Transaction;

/** By day and hour. When there are too many, events that guests see come first, the nearest of them. */
export async function findEvents(db: Reader, today: Day): Promise<HotelEvent[]> {
  const nearest = db
    .select()
    .from(events)
    .orderBy(
      desc(shownOn(today)),
      sql`abs(${events.date} - ${today}::date)`,
      asc(events.startTime),
      asc(events.id),
    )
    .limit(MAX_LISTED)
    .as('nearest');
  const rows = await db
    .select()
    .from(nearest)
    .orderBy(asc(nearest.date), asc(nearest.startTime), asc(nearest.id));
  return rows.map(toEvent);
}

/** The domain's `isShown`; both answer the same table of examples. */
function shownOn(today: Day): SQL {
  return sql`(${events.active} AND ${events.publishWebsite} AND ${events.status} = 'upcoming' AND ${events.date} >= ${today})`;
}

export async function findEvent(db: Reader, id: string): Promise<HotelEvent | undefined> {
  const [row] = await db.select().from(events).where(eq(events.id, id));
  return row && toEvent(row);
}

/** Takes seats in one statement; false when fewer are left. */
export async function takeSeats(tx: Transaction, id: string, seats: number): Promise<boolean> {
  const rows = await tx
    .update(events)
    .set({ currentAttendees: sql`${events.currentAttendees} + ${seats}` })
    .where(
      and(eq(events.id, id), sql`${events.currentAttendees} + ${seats} <= ${events.maxAttendees}`),
    )
    .returning({ id: events.id });
  return rows.length === 1;
}

export async function releaseSeats(tx: Transaction, id: string, seats: number): Promise<void> {
  await tx
    .update(events)
    .set({ currentAttendees: sql`greatest(0, ${events.currentAttendees} - ${seats})` })
    .where(eq(events.id, id));
}

export function toEvent({
  id,
  priceCents,
  ...row
}: typeof events.$inferSelect): Complete<HotelEvent> {
  return { ...row, _id: id, price: centsToDollars(priceCents) };
}
