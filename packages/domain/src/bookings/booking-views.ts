import { centsToDollars, dollarsToCents } from '../money/index.js';
import type { PaymentStatus } from '../payments/payment.js';
import type { PaymentRecord } from '../payments/payment.schema.js';
import type { InLanguage } from '../words/index.js';
import { toBookingView, type BookingView, type BookingViewTexts } from './booking-view.js';

/**
 * One view for each booking, newest first. A booking may have several payments: the view shows the one
 * that got furthest, with the sums and the number of all. `timeZone` is the hotel's.
 */
export function toBookingViews(
  records: readonly (PaymentRecord & InLanguage)[],
  timeZone: string,
  texts?: BookingViewTexts,
): BookingView[] {
  return [...Map.groupBy(records, (record) => record.bookingId).values()]
    .map((attempts) => {
      const view = toBookingView(furthest(attempts), timeZone, texts);
      return {
        ...view,
        refundDue: dollarsOf(attempts.map(({ refundDue }) => refundDue)),
        refunded: dollarsOf(attempts.map(({ refunded }) => refunded)),
        paymentInfo: { ...view.paymentInfo, totalPayments: countPayments(attempts) },
      };
    })
    .toSorted((one, other) => (one.bookingDate < other.bookingDate ? 1 : -1));
}

const order: readonly PaymentStatus[] = [
  'paid',
  'confirmed',
  'waiting',
  'pending',
  'failed',
  'cancelled',
  'expired',
];

function furthest<T extends PaymentRecord>(attempts: readonly T[]): T {
  return attempts.reduce((best, attempt) => (rank(attempt) < rank(best) ? attempt : best));
}

/**
 * A second payment that is owed back does not count as the booking's, nor does an attempt that failed
 * before the guest cancelled.
 */
function rank({ status, refundDue, bookingStatus }: PaymentRecord): number {
  const owed = refundDue !== undefined && bookingStatus === 'confirmed';
  const failedBefore = status === 'failed' && bookingStatus === 'cancelled';
  return order.indexOf(status) + (owed || failedBefore ? order.length : 0);
}

/** Attempts that failed are not counted, unless there is no other. */
function countPayments(attempts: readonly PaymentRecord[]): number {
  const failed = new Set<PaymentStatus>(['failed', 'cancelled', 'expired']);
  return attempts.filter(({ status }) => !failed.has(status)).length || 1;
}

/** The sum, in dollars; undefined when there is nothing. */
function dollarsOf(amounts: readonly (number | undefined)[]): number | undefined {
  const cents = amounts.reduce<number>((sum, amount = 0) => sum + dollarsToCents(amount), 0);
  return cents > 0 ? centsToDollars(cents) : undefined;
}
