import type { Day } from '@vestibule/domain/calendar';
import { and, eq, exists, gt, gte, inArray, notExists, or, sql } from 'drizzle-orm';
import { users } from '../account/tables.js';
import type { Database, Transaction } from '../database/connect.js';
import { payments } from '../payments/tables.js';
import { freeStates, lockGuest } from './store.js';
import { bookings, holds } from './tables.js';

type Reader = Database | Transaction;

/** Locks all bookings of a guest: nothing settles on one of them meanwhile. */
export async function lockBookingsOfUser(tx: Transaction, userId: string): Promise<void> {
  await tx
    .select({ id: bookings.id })
    .from(bookings)
    .where(eq(bookings.userId, userId))
    .orderBy(bookings.id)
    .for('update');
}

/** Sends what is still to be said about a guest's bookings to a new address. */
export async function changeGuestEmail(
  tx: Transaction,
  userId: string,
  guestEmail: string,
): Promise<void> {
  await lockGuest(tx, userId);
  await lockBookingsOfUser(tx, userId);
  await tx.update(bookings).set({ guestEmail }).where(eq(bookings.userId, userId));
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
    .set({ state: 'cancelled', network: null })
    .where(and(inArray(holds.bookingId, theirs), inArray(holds.state, [...freeStates])));
  await tx
    .update(bookings)
    .set({
      guestName: null,
      guestEmail: sql`CASE WHEN ${exists(moneyOwed(tx))} THEN ${bookings.guestEmail} ELSE '' END`,
      contactEmail: null,
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
