import type { HoldState } from '@vestibule/domain/bookings';
import { and, desc, eq, gt, inArray, notExists, sql, type SQL } from 'drizzle-orm';
import type { Database, Transaction } from '../database/connect.js';
import { payments } from '../payments/tables.js';
import { bookings, holds } from './tables.js';

type Reader = Database | Transaction;

/** Nothing is kept any more, and nothing was delivered. */
export const freeStates: readonly HoldState[] = ['expired', 'cancelled', 'released'];

/** One create at a time for the same guest; the lock ends with the transaction. */
export async function lockGuest(tx: Transaction, userId: string): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${userId}, 0))`);
}

/** Locks a booking: everything that happens to it, its hold and its payments, happens in turn. */
export async function lockBooking(tx: Transaction, id: string) {
  const [booking] = await tx.select().from(bookings).where(eq(bookings.id, id)).for('update');
  const [hold] = await tx.select().from(holds).where(eq(holds.bookingId, id));
  if (!booking || !hold) throw new Error(`There is no booking ${id}.`);
  return { booking, hold };
}

/** The same guest's order of the same thing at the same price. */
interface SameOrder {
  fingerprint: string;
  totalCents: number;
}

/** The newest booking of it whose hold is in one of these states, locked. */
async function findSame(
  tx: Transaction,
  { fingerprint, totalCents }: SameOrder,
  states: readonly HoldState[],
  condition?: SQL,
) {
  const [row] = await tx
    .select({ id: bookings.id })
    .from(bookings)
    .innerJoin(holds, eq(holds.bookingId, bookings.id))
    .where(
      and(
        eq(bookings.fingerprint, fingerprint),
        eq(bookings.totalCents, totalCents),
        inArray(holds.state, states),
        condition,
      ),
    )
    .orderBy(desc(bookings.createdAt))
    .limit(1);
  return row && (await lockBooking(tx, row.id));
}

/** One that is still kept, be it a moment too long. */
export async function findHeldBooking(tx: Transaction, order: SameOrder) {
  const found = await findSame(tx, order, ['held']);
  return found?.hold.state === 'held' ? found : undefined;
}

/**
 * An unpaid one whose hold is free again. Taking it again keeps all its attempts in one booking: should
 * two of them be paid, only one is ever delivered.
 */
export async function findFreedBooking(tx: Transaction, order: SameOrder) {
  const moneyCame = tx
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.bookingId, bookings.id), gt(payments.receivedCents, 0)));
  return await findSame(tx, order, freeStates, notExists(moneyCame));
}

/** All that is kept for a guest and not paid. */
export async function findHeldBookings(db: Reader, userId: string) {
  const rows = await db
    .select({ booking: bookings })
    .from(bookings)
    .innerJoin(holds, eq(holds.bookingId, bookings.id))
    .where(and(eq(bookings.userId, userId), eq(holds.state, 'held')))
    .orderBy(bookings.createdAt, bookings.id);
  return rows.map(({ booking }) => booking);
}

/** What is written of a hold when its units are taken. */
export type TakenHold = Pick<
  typeof holds.$inferInsert,
  'expiresAt' | 'renewed' | 'units' | 'network' | 'since'
>;

/** Keeps a freed booking for the guest again, as it is asked for now. */
export async function reviveBooking(
  tx: Transaction,
  id: string,
  changes: Partial<typeof bookings.$inferInsert>,
  hold: TakenHold,
) {
  await tx.update(bookings).set(changes).where(eq(bookings.id, id));
  await tx
    .update(holds)
    .set({ ...hold, state: 'held', endedAt: null })
    .where(eq(holds.bookingId, id));
  return await lockBooking(tx, id);
}

export async function insertBooking(
  tx: Transaction,
  booking: typeof bookings.$inferInsert,
  taken: TakenHold,
) {
  const [row] = await tx.insert(bookings).values(booking).returning();
  const [hold] = await tx
    .insert(holds)
    .values({ ...taken, bookingId: booking.id, state: 'held' })
    .returning();
  if (!row || !hold) throw new Error('The booking was not kept.');
  return { booking: row, hold };
}

export async function updateBooking(
  tx: Transaction,
  id: string,
  changes: Partial<typeof bookings.$inferInsert>,
): Promise<void> {
  await tx.update(bookings).set(changes).where(eq(bookings.id, id));
}
