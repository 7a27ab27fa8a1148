import { centsToDollars, dollarsToCents } from '@vestibule/domain/money';
import { paymentMethodTable } from '@vestibule/domain/payments';
import { ProblemError } from '@vestibule/domain/problem';
import type { Caller } from '../../http/caller.js';
import { networkOf } from '../../http/network.js';
import { inTransaction } from '../../database/retry.js';
import type { Services } from '../../services.js';
import { readOfferedMethods } from '../../settings/read-offered-methods.js';
import { askForCheckout } from './ask-for-checkout.js';
import { askAboutClashingBookings } from './clashing-bookings.js';
import { openAttempt } from './open-attempt.js';
import { prepareOrder, type PaymentOrder } from './prepare-order.js';
import type { HoldRow, PaymentRow } from '../store.js';
import { withdrawCheckout } from './withdraw-checkout.js';

/** An attempt with the provider's page to send the guest to. */
export interface OpenedPayment {
  payment: PaymentRow;
  hold: HoldRow;
  reference: string;
  hostedUrl: string;
}

/**
 * Books and asks for the money: the amount is reckoned again, everything is taken and kept in one
 * transaction, and only then is the provider asked.
 */
export async function createPayment(
  services: Services,
  caller: Caller,
  order: PaymentOrder,
): Promise<OpenedPayment> {
  // A method that the hotel has turned off (`payment.usdt`, `payment.card`) takes nothing.
  if (!(await readOfferedMethods(services)).includes(order.method)) {
    throw new ProblemError('payments.method-closed');
  }
  const prepared = await prepareOrder(services, caller, order);
  const { gateway } = paymentMethodTable[order.method];
  const claimedCents = dollarsToCents(order.amount);
  const { language } = order;
  const network = services.hashed(networkOf(order.address));
  const { request } = prepared;
  const unanswered = await askAboutClashingBookings(services, { userId: caller.id, request });
  const asked = { gateway, caller, claimedCents, network, language, unanswered };
  const opened = await inTransaction(services.db, (tx) =>
    openAttempt(tx, services, { ...prepared, ...asked }),
  );
  const { reference, hostedUrl } = opened.payment;
  const [checkout] = await Promise.all([
    reference && hostedUrl ? { reference, hostedUrl } : askForCheckout(services, opened),
    ...opened.replaced.map((payment) => withdrawCheckout(services, payment)),
  ]);
  return { ...opened, ...checkout };
}

/** What every reply that sends the guest to a provider also says. */
export function handOff({ payment, hold }: OpenedPayment) {
  return {
    paymentId: payment.id,
    bookingId: payment.bookingId,
    total: centsToDollars(payment.amountCents),
    heldUntil: hold.expiresAt.toISOString(),
  };
}
