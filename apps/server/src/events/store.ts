import type { HotelEvent } from '@vestibule/domain/events';
import { centsToDollars } from '@vestibule/domain/money';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../database/connect.js';
import { events } from './tables.js';

type Reader = Database | Transaction;

export async function findEvents(db: Reader): Promise<HotelEvent[]> {
  const rows = await db
    .select()
    .from(events)
    .orderBy(asc(events.date), asc(events.startTime), asc(events.id));
  return rows.map(toEvent);
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

function toEvent({ id, priceCents, ...row }: typeof events.$inferSelect): HotelEvent {
  return { ...row, _id: id, price: centsToDollars(priceCents) };
}
