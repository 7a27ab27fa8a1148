import type { BookingRequest } from '@vestibule/domain/bookings';
import { isOpen } from '@vestibule/domain/payments';
import { ProblemError } from '@vestibule/domain/problem';
import { findHeldBookings, lockBooking } from '../../bookings/store.js';
import { sellerOf } from '../../bookings/sellers.js';
import type { Database, Transaction } from '../../database/connect.js';
import type { Services } from '../../services.js';
import { askProvider } from '../settlement/ask-provider.js';
import { cancelLocked } from '../settlement/cancel-locked.js';
import { findAttempts, findPayment, type BookingRow, type PaymentRow } from '../store.js';

/** What one guest wants now, beside what is kept for the same guest. */
interface WantedBooking {
  userId: string;
  request: BookingRequest | null;
}

/**
 * Asks the provider about the guest's unpaid bookings of the same thing at the same time before they are
 * cancelled: one that was paid a moment ago is confirmed, and not paid again. Returns the ids of those
 * whose provider did not answer: they may be paid.
 */
export async function askAboutClashingBookings(
  services: Services,
  wanted: WantedBooking,
): Promise<ReadonlySet<string>> {
  const unanswered = new Set<string>();
  for (const clashing of await findClashingBookings(services.db, wanted)) {
    const attempts = await findAttempts(services.db, clashing.id);
    const open = attempts.filter(({ status }) => isOpen(status));
    // Together: each may wait for as long as a provider is waited for.
    const answers = await Promise.all(
      open.map((payment) => askProvider(services, { payment }, 'guest')),
    );
    if (answers.includes('unreachable')) unanswered.add(clashing.id);
    const [first] = open;
    const asked = first && (await findPayment(services.db, first.id));
    if (asked?.hold.state === 'delivered') throw new ProblemError('payments.already-paid');
  }
  return unanswered;
}

/**
 * Cancels the guest's unpaid bookings of the same thing at the same time, so that nobody is refused
 * because of a hold of their own. A booking that has received money stays, and nothing is cancelled that
 * may be paid: the guest is asked to try again. Returns the payment attempts whose pages must be
 * withdrawn.
 */
export async function cancelClashingBookings(
  tx: Transaction,
  services: Services,
  wanted: WantedBooking,
  unanswered: ReadonlySet<string>,
): Promise<PaymentRow[]> {
  const cancelled: PaymentRow[] = [];
  for (const { id } of await findClashingBookings(tx, wanted)) {
    const { booking, hold } = await lockBooking(tx, id);
    if (hold.state !== 'held' || (await findAttempts(tx, id)).some(hasMoney)) continue;
    if (unanswered.has(id)) throw new ProblemError('payments.provider-unreachable');
    cancelled.push(...(await cancelLocked(tx, services, booking)));
  }
  return cancelled;
}

async function findClashingBookings(
  db: Database | Transaction,
  { userId, request: wanted }: WantedBooking,
): Promise<BookingRow[]> {
  if (!wanted) return [];
  const seller = sellerOf(wanted.type);
  const held = await findHeldBookings(db, userId);
  return held.filter(({ request }) => request && seller.clashes(request, wanted));
}

/** Part of it, all of it, or some on its way. */
function hasMoney({ status, receivedCents }: PaymentRow): boolean {
  return status === 'paid' || status === 'waiting' || receivedCents > 0;
}
