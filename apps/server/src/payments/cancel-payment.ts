import type * as contract from '@vestibule/api/payments/contract';
import { isOpen } from '@vestibule/domain/payments';
import { ProblemError } from '@vestibule/domain/problem';
import { lockBooking } from '../bookings/store.js';
import { inTransaction } from '../database/retry.js';
import type { Handler } from '../http/handler.js';
import { limited } from '../http/rate-limit.js';
import { succeed } from '../http/succeed.js';
import type { Services } from '../services.js';
import { askProvider } from './settlement/ask-provider.js';
import { cancelLocked } from './settlement/cancel-locked.js';
import { ownPayment } from './records/check-owner.js';
import { questionLimit } from './question-limit.js';
import { findAttempts, type PaymentRow } from './store.js';
import { toPaymentRecord } from './records/to-payment-record.js';
import { translatePaid } from './records/translate-paid.js';
import { withdrawCheckout } from './attempts/withdraw-checkout.js';

/**
 * A guest gives up an unpaid booking. The provider is asked first: what was paid a moment ago is not
 * cancelled here, it is confirmed.
 */
export const cancelPayment: Handler<typeof contract.cancelPayment> = limited(
  [questionLimit],
  async ({ params }, { services, caller, language }) => {
    const { booking } = await ownPayment(services.db, caller, params.id);
    const open = (await findAttempts(services.db, booking.id)).filter(({ status }) =>
      isOpen(status),
    );
    for (const payment of open) await askFirst(services, payment);
    await cancelBooking(services, booking.id);
    for (const payment of open) await withdrawCheckout(services, payment);
    const shown = (await findOwed(services, booking.id)) ?? params.id;
    const found = await ownPayment(services.db, caller, shown);
    return succeed(toPaymentRecord(await translatePaid(services.db, language, found)));
  },
);

/** Of several attempts the one whose money goes back: nobody is told that nothing was charged. */
async function findOwed({ db }: Services, bookingId: string): Promise<string | undefined> {
  return (await findAttempts(db, bookingId)).find(({ refundDueCents }) => refundDueCents > 0)?.id;
}

async function askFirst(services: Services, payment: PaymentRow): Promise<void> {
  const answer = await askProvider(services, { payment }, 'guest');
  if (answer === 'unreachable') throw new ProblemError('payments.cancel-unreachable');
}

async function cancelBooking(services: Services, bookingId: string): Promise<void> {
  await inTransaction(services.db, async (tx) => {
    const { booking, hold } = await lockBooking(tx, bookingId);
    const attempts = await findAttempts(tx, bookingId);
    const underway = attempts.some(({ status }) => status === 'waiting');
    if (hold.state !== 'held' || underway) throw new ProblemError('bookings.not-cancellable');
    await cancelLocked(tx, services, booking);
  });
}
