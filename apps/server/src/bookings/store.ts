import type { HoldState } from '@vestibule/domain/bookings';
import type { Day } from '@vestibule/domain/calendar';
import { and, desc, eq, exists, gt, gte, inArray, lte, notExists, or, sql } from 'drizzle-orm';
import { users } from '../account/tables.js';
import type { Database, Transaction } from '../database/connect.js';
import { payments } from '../payments/tables.js';
import { bookings, holds } from './tables.js';

type Reader = Database | Transaction;

/** Nothing is kept any more, and nothing was delivered. */
const freeStates: readonly HoldState[] = ['expired', 'cancelled', 'released'];

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

/** The guest's booking of the same thing at the same price that is kept, be it a moment too long. */
export async function findHeldBooking(
  tx: Transaction,
  { fingerprint, totalCents }: { fingerprint: string; totalCents: number },
) {
  const [row] = await tx
    .select({ id: bookings.id })
    .from(bookings)
    .innerJoin(holds, eq(holds.bookingId, bookings.id))
    .where(
      and(
        eq(bookings.fingerprint, fingerprint),
        eq(bookings.totalCents, totalCents),
        eq(holds.state, 'held'),
      ),
    )
    .orderBy(desc(bookings.createdAt))
    .limit(1);
  if (!row) return undefined;
  const locked = await lockBooking(tx, row.id);
  return locked.hold.state === 'held' ? locked : undefined;
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

/**
 * The guest's unpaid booking of the same thing at the same price whose hold is free again. Taking it
 * again keeps all its attempts in one booking: should two of them be paid, only one is ever delivered.
 */
export async function findFreedBooking(
  tx: Transaction,
  { fingerprint, totalCents }: { fingerprint: string; totalCents: number },
) {
  const moneyCame = tx
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.bookingId, bookings.id), gt(payments.receivedCents, 0)));
  const [row] = await tx
    .select({ id: bookings.id })
    .from(bookings)
    .innerJoin(holds, eq(holds.bookingId, bookings.id))
    .where(
      and(
        eq(bookings.fingerprint, fingerprint),
        eq(bookings.totalCents, totalCents),
        inArray(holds.state, [...freeStates]),
        notExists(moneyCame),
      ),
    )
    .orderBy(desc(bookings.createdAt))
    .limit(1);
  return row && (await lockBooking(tx, row.id));
}

/** Keeps a freed booking for the guest again, as it is asked for now. */
export async function reviveBooking(
  tx: Transaction,
  id: string,
  changes: Partial<typeof bookings.$inferInsert>,
  expiresAt: Date,
) {
  await tx.update(bookings).set(changes).where(eq(bookings.id, id));
  await tx
    .update(holds)
    .set({ state: 'held', expiresAt, renewed: false })
    .where(eq(holds.bookingId, id));
  return await lockBooking(tx, id);
}

export async function insertBooking(
  tx: Transaction,
  booking: typeof bookings.$inferInsert,
  expiresAt: Date,
) {
  const [row] = await tx.insert(bookings).values(booking).returning();
  const [hold] = await tx
    .insert(holds)
    .values({ bookingId: booking.id, state: 'held', expiresAt })
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

/** Moves a hold out of a state; false when something else already did, so that freeing happens once. */
export async function moveHold(
  tx: Transaction,
  bookingId: string,
  { from, to }: { from: HoldState; to: HoldState },
): Promise<boolean> {
  const moved = await tx
    .update(holds)
    .set({ state: to })
    .where(and(eq(holds.bookingId, bookingId), eq(holds.state, from)))
    .returning({ id: holds.bookingId });
  return moved.length === 1;
}

/** Gives a hold more time, once. */
export async function renewHold(tx: Transaction, bookingId: string, expiresAt: Date) {
  const [renewed] = await tx
    .update(holds)
    .set({ expiresAt, renewed: true })
    .where(and(eq(holds.bookingId, bookingId), eq(holds.renewed, false), eq(holds.state, 'held')))
    .returning();
  return renewed;
}

/** Lets the time of a hold run out. */
export async function endHold(db: Reader, bookingId: string, now: Date): Promise<void> {
  await db.update(holds).set({ expiresAt: now }).where(eq(holds.bookingId, bookingId));
}

export async function findExpiredHolds(db: Reader, now: Date, most: number): Promise<string[]> {
  const rows = await db
    .select({ id: holds.bookingId })
    .from(holds)
    .where(and(eq(holds.state, 'held'), lte(holds.expiresAt, now)))
    .orderBy(holds.expiresAt)
    .limit(most);
  return rows.map((row) => row.id);
}

/** Locks all bookings of a guest: nothing settles on one of them meanwhile. */
export async function lockBookingsOfUser(tx: Transaction, userId: string): Promise<void> {
  await tx
    .select({ id: bookings.id })
    .from(bookings)
    .where(eq(bookings.userId, userId))
    .orderBy(bookings.id)
    .for('update');
}

/** Bookings for which the hotel still expects the guest, or the guest's money. */
export async function countBookingsAhead(db: Reader, userId: string, today: Day): Promise<number> {
  const lastDay = sql`coalesce(${bookings.checkOutDate}, ${bookings.serviceDate})`;
  return await db.$count(
    bookings,
    and(
      eq(bookings.userId, userId),
      or(
        inArray(bookings.status, ['pending', 'waiting']),
        and(inArray(bookings.status, ['confirmed', 'paid']), gte(lastDay, today)),
      ),
    ),
  );
}

/**
 * Keeps a guest's bookings without the guest. What ran out unpaid is given up with the account: money
 * that still comes for it books nothing, and is owed. Where money is owed already the address stays
 * until it is settled: the hotel cannot send it back to nobody, and the guest, who cannot hurry the
 * desk, is not kept from leaving by it.
 */
export async function forgetGuest(tx: Transaction, userId: string): Promise<void> {
  const ofGuest = eq(bookings.userId, userId);
  const theirs = tx.select({ id: bookings.id }).from(bookings).where(ofGuest);
  await tx
    .update(holds)
    .set({ state: 'cancelled' })
    .where(and(inArray(holds.bookingId, theirs), inArray(holds.state, [...freeStates])));
  await tx
    .update(bookings)
    .set({
      guestName: null,
      guestEmail: sql`CASE WHEN ${exists(moneyOwed(tx))} THEN ${bookings.guestEmail} ELSE '' END`,
      guestPhone: null,
      request: null,
      orderDescription: '',
      fingerprint: sql`${bookings.id}`,
    })
    .where(ofGuest);
}

/** Forgets the address too, where an account is gone and nothing is owed for the booking any more. */
export async function forgetSettledGuest(tx: Transaction, bookingId: string): Promise<void> {
  const account = tx.select({ id: users.id }).from(users).where(eq(users.id, bookings.userId));
  await tx
    .update(bookings)
    .set({ guestEmail: '' })
    .where(and(eq(bookings.id, bookingId), notExists(account), notExists(moneyOwed(tx))));
}

function moneyOwed(db: Reader) {
  return db
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.bookingId, bookings.id), gt(payments.refundDueCents, 0)));
}
