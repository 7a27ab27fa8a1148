import type { BookingRequest } from '@vestibule/domain/bookings';
import { centsToBaisa, OMR_PER_USD, type PaymentGateway } from '@vestibule/domain/payments';
import { ProblemError } from '@vestibule/domain/problem';
import {
  countHeldBookings,
  findFreedBooking,
  findHeldBooking,
  insertBooking,
  lockFingerprint,
  renewHold,
  reviveBooking,
  updateBooking,
} from '../bookings/store.js';
import { sellerOf } from '../bookings/sellers.js';
import type { Transaction } from '../database/connect.js';
import type { Caller } from '../http/caller.js';
import type { Services } from '../services.js';
import { newId } from './payment-id.js';
import type { PreparedOrder } from './prepare-order.js';
import { findAttempts, insertPayment, type HoldRow, type PaidBooking } from './store.js';

/** More unpaid bookings than this at once would empty the house without a cent. */
const MOST_HELD = 10;
const MINUTE_MS = 60_000;

export interface AttemptOrder extends PreparedOrder {
  gateway: PaymentGateway;
  caller: Caller;
}

/**
 * Writes booking, hold and attempt at once. The same booking asked for again keeps its hold, or takes
 * again what was freed meanwhile, and gets another attempt; the same method again gets the attempt
 * that is already open.
 */
export async function openAttempt(
  tx: Transaction,
  services: Services,
  order: AttemptOrder,
): Promise<PaidBooking & { title: string }> {
  const { fingerprint } = order.columns;
  await lockFingerprint(tx, fingerprint);
  const now = services.now();
  const held = await findHeldBooking(tx, { fingerprint, totalCents: order.totalCents, now });
  const { booking, hold } = held ?? (await book(tx, services, order));
  const attempts = await findAttempts(tx, booking.id);
  const reusable = attempts.findLast(
    (attempt) =>
      attempt.gateway === order.gateway && attempt.status === 'pending' && attempt.hostedUrl,
  );
  const kept = held ? await keepLonger(tx, services, hold) : hold;
  const payment = reusable ?? (await insertAttempt(tx, order, booking.id, now));
  if (booking.status !== 'waiting') await updateBooking(tx, booking.id, { status: 'pending' });
  return { booking: { ...booking, status: 'pending' }, hold: kept, payment, title: order.title };
}

async function book(tx: Transaction, services: Services, order: AttemptOrder) {
  const { caller, columns, request, totalCents } = order;
  if ((await countHeldBookings(tx, caller.id)) >= MOST_HELD) {
    throw new ProblemError('payments.too-many-open', { retryAfterSeconds: 60 });
  }
  const { fingerprint } = columns;
  const freed = await findFreedBooking(tx, { fingerprint, totalCents });
  // Its money came between the look and the lock.
  if (freed?.hold.state === 'delivered') throw new ProblemError('payments.already-paid');
  const id = freed?.booking.id ?? newId('BK');
  if (request) await take(tx, services, request, id);
  const until = holdUntil(services);
  return freed
    ? await reviveBooking(tx, id, { ...columns, status: 'pending' }, until)
    : await insertBooking(
        tx,
        { ...columns, id, status: 'pending', createdAt: services.now() },
        until,
      );
}

function holdUntil({ now, config }: Services): Date {
  return new Date(now().getTime() + config.holdMinutes * MINUTE_MS);
}

async function take(tx: Transaction, services: Services, request: BookingRequest, id: string) {
  await sellerOf(request.type).take(tx, request, {
    bookingId: id,
    today: services.today(),
    time: services.time(),
  });
}

/** Coming back to pay gives the time once more, and not again. */
async function keepLonger(tx: Transaction, services: Services, hold: HoldRow): Promise<HoldRow> {
  return (await renewHold(tx, hold.bookingId, holdUntil(services))) ?? hold;
}

async function insertAttempt(tx: Transaction, order: AttemptOrder, bookingId: string, now: Date) {
  const card = order.gateway === 'Thawani';
  return await insertPayment(tx, {
    id: newId('PAY'),
    bookingId,
    userId: order.caller.id,
    gateway: order.gateway,
    amountCents: order.totalCents,
    amountBaisa: card ? centsToBaisa(order.totalCents) : null,
    omrPerUsd: card ? OMR_PER_USD : null,
    status: 'pending',
    createdAt: now,
    nextCheckAt: new Date(now.getTime() + MINUTE_MS),
  });
}
