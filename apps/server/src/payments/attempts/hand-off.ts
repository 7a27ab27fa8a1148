import { centsToDollars } from '@vestibule/domain/money';
import type { OpenedPayment } from './create-payment.js';

/** What every reply that sends the guest to a provider also says. */
export function handOff({ payment, hold }: OpenedPayment) {
  return {
    paymentId: payment.id,
    bookingId: payment.bookingId,
    total: centsToDollars(payment.amountCents),
    heldUntil: hold.expiresAt.toISOString(),
  };
}
