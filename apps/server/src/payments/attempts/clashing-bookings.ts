import type { BookingRequest } from '@vestibule/domain/bookings';
import { isOpen, PAYMENT_CHECK_PAUSE_MS } from '@vestibule/domain/payments';
import { ProblemError } from '@vestibule/domain/problem';
import { findHeldBookings, lockBooking } from '../../bookings/store.js';
import { sellerOf } from '../../bookings/sellers.js';
import type { Database, Transaction } from '../../database/connect.js';
import type { Services } from '../../services.js';
import { askProvider } from '../settlement/ask-provider.js';
import { cancelLocked } from '../settlement/cancel-locked.js';
import {
  claimQuestion,
  findAttempts,
  findPayment,
  type BookingRow,
  type PaymentRow,
} from '../store.js';

/** What one guest wants now, beside what is kept for the same guest. */
interface Wish {
  userId: string;
  request: BookingRequest | null;
}

/**
 * Asks the provider about the guest's unpaid bookings of the same thing at the same time before they are
 * cancelled: one that was paid a moment ago is confirmed, and not paid again.
 */
export async function askAboutClashingBookings(services: Services, wish: Wish): Promise<void> {
  for (const clashing of await findClashingBookings(services.db, wish)) {
    for (const payment of await findAttempts(services.db, clashing.id)) {
      if (!isOpen(payment.status) || !(await mayAsk(services, payment))) continue;
      await askProvider(services, { payment }, 'guest');
      const asked = await findPayment(services.db, payment.id);
      if (asked?.hold.state === 'delivered') throw new ProblemError('payments.already-paid');
    }
  }
}

/**
 * Cancels the guest's unpaid bookings of the same thing at the same time, so that nobody is refused
 * because of a hold of their own. A booking that has received money stays. Returns the payment attempts
 * whose pages must be withdrawn.
 */
export async function cancelClashingBookings(
  tx: Transaction,
  services: Services,
  wish: Wish,
): Promise<PaymentRow[]> {
  const cancelled: PaymentRow[] = [];
  for (const { id } of await findClashingBookings(tx, wish)) {
    const { booking, hold } = await lockBooking(tx, id);
    if (hold.state !== 'held' || (await findAttempts(tx, id)).some(hasMoney)) continue;
    cancelled.push(...(await cancelLocked(tx, services, booking)));
  }
  return cancelled;
}

async function findClashingBookings(
  db: Database | Transaction,
  { userId, request: wanted }: Wish,
): Promise<BookingRow[]> {
  if (!wanted) return [];
  const seller = sellerOf(wanted.type);
  const held = await findHeldBookings(db, userId);
  return held.filter(({ request }) => request && seller.clashes(request, wanted));
}

async function mayAsk({ db, now }: Services, { id }: PaymentRow): Promise<boolean> {
  return await claimQuestion(db, id, now(), PAYMENT_CHECK_PAUSE_MS);
}

/** Part of it, all of it, or some on its way. */
function hasMoney({ status, receivedCents }: PaymentRow): boolean {
  return status === 'paid' || status === 'waiting' || receivedCents > 0;
}
