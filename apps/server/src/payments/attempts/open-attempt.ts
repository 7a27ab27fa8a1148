import { contactEmailOf } from '@vestibule/domain/bookings';
import { minutesAfter } from '@vestibule/domain/calendar';
import { ProblemError } from '@vestibule/domain/problem';
import { findUser } from '../../account/store.js';
import { lockNetwork } from '../../bookings/held-store.js';
import { lockGuest, updateBooking } from '../../bookings/store.js';
import type { Transaction } from '../../database/connect.js';
import type { Services } from '../../services.js';
import { book, type AttemptOrder } from './book.js';
import { cancelAttempt } from '../settlement/cancel-locked.js';
import { providerOf } from '../providers/providers.js';
import { keepHeld } from './keep-held.js';
import { newId } from '../records/payment-id.js';
import {
  findAttempts,
  insertPayment,
  type BookingRow,
  type HoldRow,
  type PaidBooking,
  type PaymentRow,
} from '../store.js';

/** Enough to find a card and to type its number. */
const LEAST_MINUTES = 5;

export interface OpenedAttempt extends PaidBooking {
  title: string;
  /** Attempts that this one takes the place of: their pages are to be withdrawn. */
  replaced: PaymentRow[];
}

/**
 * Writes booking, hold and attempt at once. The same booking asked for again keeps its hold, or takes
 * again what was freed meanwhile, and gets another attempt; the same method again gets the attempt
 * that is already open, or in another language a new one, as its page leads back to that of the guest.
 * Another booking of the same thing at the same time takes the older one's place.
 */
export async function openAttempt(
  tx: Transaction,
  services: Services,
  prepared: AttemptOrder,
): Promise<OpenedAttempt> {
  await lockGuest(tx, prepared.caller.id);
  // Deleting the account and changing its address take the same lock.
  const user = await findUser(tx, prepared.caller.id);
  if (!user) throw new ProblemError('request.unauthenticated');
  const contactEmail = contactEmailOf(prepared.request?.bookingDetails.email, user.email);
  const columns = { ...prepared.columns, guestEmail: user.email, contactEmail };
  const order = { ...prepared, columns };
  await lockNetwork(tx, order.network);
  const held = await keepHeld(tx, services, order);
  const kept = held ? { ...held, replaced: [] } : await book(tx, services, order);
  const { booking, hold } = kept;
  const open = (await findAttempts(tx, booking.id)).filter(
    (attempt) =>
      attempt.gateway === order.gateway && attempt.status === 'pending' && attempt.hostedUrl,
  );
  const sameLanguage = !held || held.formerLanguage === order.language;
  // What is paid in part is paid to its end by the page that knows of it.
  const isGood = (attempt: PaymentRow) =>
    (sameLanguage || attempt.receivedCents > 0) && hasTimeLeft(services, attempt, hold);
  const reusable = open.findLast(isGood);
  const payment = reusable ?? (await insertAttempt(tx, services, order, booking));
  const stale = open.filter((attempt) => attempt.receivedCents === 0 && !isGood(attempt));
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

async function insertAttempt(
  tx: Transaction,
  { config, now }: Services,
  { gateway, caller }: AttemptOrder,
  { id, totalCents }: BookingRow,
): Promise<PaymentRow> {
  return await insertPayment(tx, {
    id: newId('PAY'),
    bookingId: id,
    userId: caller.id,
    gateway,
    amountCents: totalCents,
    ...providerOf(gateway, config).quote(totalCents),
    status: 'pending',
    createdAt: now(),
    nextCheckAt: minutesAfter(now(), 1),
  });
}

/** Whether the provider's page of an attempt lasts about as long as what is held for it. */
function hasTimeLeft(
  { config, now }: Pick<Services, 'config' | 'now'>,
  { gateway, createdAt }: PaymentRow,
  { expiresAt }: HoldRow,
): boolean {
  if (!providerOf(gateway, config).pageEnds) return true;
  const endsAt = minutesAfter(createdAt, config.holdMinutes);
  return (
    endsAt >= minutesAfter(expiresAt, -LEAST_MINUTES) &&
    endsAt >= minutesAfter(now(), LEAST_MINUTES)
  );
}
