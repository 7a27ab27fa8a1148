import type { BookingRequest } from '@vestibule/domain/bookings';
import { centsToDollars } from '@vestibule/domain/money';
import { centsToBaisa, OMR_PER_USD, type PaymentGateway } from '@vestibule/domain/payments';
import { ProblemError } from '@vestibule/domain/problem';
import {
  findFreedBooking,
  findHeldBookings,
  insertBooking,
  lockGuest,
  reviveBooking,
  updateBooking,
} from '../bookings/store.js';
import { sellerOf } from '../bookings/sellers.js';
import type { Transaction } from '../database/connect.js';
import type { Caller } from '../http/caller.js';
import { minutesAfter } from '../minutes-after.js';
import type { Services } from '../services.js';
import { cancelAttempt } from './cancel-locked.js';
import { giveUpRivals } from './give-up-rivals.js';
import { holdUntil, keepHeld } from './keep-held.js';
import { hasTimeLeft } from './page-time.js';
import { newId } from './payment-id.js';
import type { PreparedOrder } from './prepare-order.js';
import {
  findAttempts,
  insertPayment,
  type BookingRow,
  type HoldRow,
  type PaidBooking,
  type PaymentRow,
} from './store.js';

/** More unpaid bookings than this at once would empty the house without a cent. */
const MOST_HELD = 10;

export interface AttemptOrder extends PreparedOrder {
  gateway: PaymentGateway;
  caller: Caller;
  /** What the guest was shown. */
  claimedCents: number;
}

export interface OpenedAttempt extends PaidBooking {
  title: string;
  /** Attempts that this one takes the place of: their pages are to be withdrawn. */
  replaced: PaymentRow[];
}

interface KeptBooking {
  booking: BookingRow;
  hold: HoldRow;
  replaced: PaymentRow[];
}

/**
 * Writes booking, hold and attempt at once. The same booking asked for again keeps its hold, or takes
 * again what was freed meanwhile, and gets another attempt; the same method again gets the attempt
 * that is already open. Another booking of the same thing at the same time takes the older one's place.
 */
export async function openAttempt(
  tx: Transaction,
  services: Services,
  order: AttemptOrder,
): Promise<OpenedAttempt> {
  await lockGuest(tx, order.caller.id);
  const held = await keepHeld(tx, services, order);
  const kept = held ? { ...held, replaced: [] } : await book(tx, services, order);
  const { booking, hold } = kept;
  const open = (await findAttempts(tx, booking.id)).filter(
    (attempt) =>
      attempt.gateway === order.gateway && attempt.status === 'pending' && attempt.hostedUrl,
  );
  const reusable = open.findLast((attempt) => hasTimeLeft(services, attempt, hold));
  const payment = reusable ?? (await insertAttempt(tx, services, order, booking));
  const stale = open.filter(
    (attempt) => attempt.receivedCents === 0 && !hasTimeLeft(services, attempt, hold),
  );
  // After the new one: a booking without an open attempt is given up.
  for (const attempt of stale) await cancelAttempt(tx, services, attempt);
  if (booking.status !== 'waiting') await updateBooking(tx, booking.id, { status: 'pending' });
  return {
    booking: { ...booking, status: 'pending' },
    hold,
    payment,
    title: order.title,
    replaced: [...kept.replaced, ...stale],
  };
}

async function book(
  tx: Transaction,
  services: Services,
  order: AttemptOrder,
): Promise<KeptBooking> {
  const { caller, claimedCents, columns, request, totalCents } = order;
  if (claimedCents !== totalCents) {
    throw new ProblemError('payments.price-changed', {
      details: { total: centsToDollars(totalCents) },
    });
  }
  const replaced = await giveUpRivals(tx, services, { userId: caller.id, request });
  if ((await findHeldBookings(tx, caller.id)).length >= MOST_HELD) {
    throw new ProblemError('payments.too-many-open', { retryAfterSeconds: 60 });
  }
  const { fingerprint } = columns;
  const freed = await findFreedBooking(tx, { fingerprint, totalCents });
  // Its money came between the look and the lock.
  if (freed?.hold.state === 'delivered') throw new ProblemError('payments.already-paid');
  const id = freed?.booking.id ?? newId('BK');
  if (request) await take(tx, services, request, id);
  const until = holdUntil(services);
  const booked = freed
    ? await reviveBooking(tx, id, { ...columns, status: 'pending' }, until)
    : await insertBooking(
        tx,
        { ...columns, id, status: 'pending', createdAt: services.now() },
        until,
      );
  return { ...booked, replaced };
}

async function take(tx: Transaction, services: Services, request: BookingRequest, id: string) {
  await sellerOf(request.type).take(tx, request, {
    bookingId: id,
    today: services.today(),
    time: services.time(),
  });
}

async function insertAttempt(
  tx: Transaction,
  { now }: Services,
  { gateway, caller }: AttemptOrder,
  { id, totalCents }: BookingRow,
): Promise<PaymentRow> {
  const card = gateway === 'Thawani';
  return await insertPayment(tx, {
    id: newId('PAY'),
    bookingId: id,
    userId: caller.id,
    gateway,
    amountCents: totalCents,
    amountBaisa: card ? centsToBaisa(totalCents) : null,
    omrPerUsd: card ? OMR_PER_USD : null,
    status: 'pending',
    createdAt: now(),
    nextCheckAt: minutesAfter(now(), 1),
  });
}
