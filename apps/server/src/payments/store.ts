import type { PaymentGateway } from '@vestibule/domain/payments';
import { and, asc, desc, eq, isNull, lte, or } from 'drizzle-orm';
import type { Database, Transaction } from '../database/connect.js';
import { bookings, holds } from '../bookings/tables.js';
import { paymentEvents, payments } from './tables.js';

type Reader = Database | Transaction;

export type PaymentRow = typeof payments.$inferSelect;
export type BookingRow = typeof bookings.$inferSelect;
export type HoldRow = typeof holds.$inferSelect;

/** A payment with what it pays for. */
export interface PaidBooking {
  payment: PaymentRow;
  booking: BookingRow;
  hold: HoldRow;
}

function joined(db: Reader) {
  return db
    .select({ payment: payments, booking: bookings, hold: holds })
    .from(payments)
    .innerJoin(bookings, eq(bookings.id, payments.bookingId))
    .innerJoin(holds, eq(holds.bookingId, bookings.id));
}

export async function findPayment(db: Reader, id: string): Promise<PaidBooking | undefined> {
  const [row] = await joined(db).where(eq(payments.id, id));
  return row;
}

/** All of them, or the newest of them. */
export async function findPaymentsOfUser(
  db: Reader,
  userId: string,
  most?: number,
): Promise<PaidBooking[]> {
  const newestFirst = joined(db)
    .where(eq(payments.userId, userId))
    .orderBy(desc(payments.createdAt), desc(payments.id));
  return await (most === undefined ? newestFirst : newestFirst.limit(most));
}

export async function findPaymentByReference(
  db: Reader,
  gateway: PaymentGateway,
  reference: string,
): Promise<PaymentRow | undefined> {
  const [row] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.gateway, gateway), eq(payments.reference, reference)));
  return row;
}

/** All attempts to pay a booking, oldest first. */
export async function findAttempts(db: Reader, bookingId: string): Promise<PaymentRow[]> {
  return await db
    .select()
    .from(payments)
    .where(eq(payments.bookingId, bookingId))
    .orderBy(asc(payments.createdAt), asc(payments.id));
}

export async function insertPayment(tx: Transaction, row: typeof payments.$inferInsert) {
  const [payment] = await tx.insert(payments).values(row).returning();
  if (!payment) throw new Error('The payment was not kept.');
  return payment;
}

export async function updatePayment(
  db: Reader,
  id: string,
  changes: Partial<typeof payments.$inferInsert>,
): Promise<void> {
  await db.update(payments).set(changes).where(eq(payments.id, id));
}

/** Keeps an event; the same message a second time is not another event. */
export async function insertEvent(
  tx: Transaction,
  row: typeof paymentEvents.$inferInsert,
): Promise<void> {
  await tx.insert(paymentEvents).values(row).onConflictDoNothing();
}

export async function findEvents(db: Reader, paymentId: string) {
  const rows = await db
    .select()
    .from(paymentEvents)
    .where(eq(paymentEvents.paymentId, paymentId))
    .orderBy(asc(paymentEvents.id));
  return rows.map((row) => ({
    ...row,
    deposit: row.deposit ?? undefined,
    returned: row.returned ?? undefined,
  }));
}

/** Whether the provider may be asked now: of all who want to within `pauseMs`, one may. */
export async function claimQuestion(
  db: Database,
  id: string,
  now: Date,
  pauseMs: number,
): Promise<boolean> {
  const before = new Date(now.getTime() - pauseMs);
  const claimed = await db
    .update(payments)
    .set({ askedAt: now })
    .where(and(eq(payments.id, id), or(isNull(payments.askedAt), lte(payments.askedAt, before))))
    .returning({ id: payments.id });
  return claimed.length > 0;
}

/** Payments that the reconciler must ask a provider about, the longest waiting first. */
export async function findDueChecks(
  db: Reader,
  { gateway, now, most }: { gateway: PaymentGateway; now: Date; most: number },
): Promise<PaidBooking[]> {
  return await joined(db)
    .where(and(eq(payments.gateway, gateway), lte(payments.nextCheckAt, now)))
    .orderBy(asc(payments.nextCheckAt))
    .limit(most);
}
