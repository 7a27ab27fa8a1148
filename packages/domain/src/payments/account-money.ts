import { isOpen, paymentStatus, receivedCents, type PaymentFacts } from './payment-progress.js';
import type { PaymentStatus } from './payment.js';

/** Where every cent that came in stands. The three always add up to what was received. */
export interface AccountedMoney {
  /** Pays for the booking. */
  appliedCents: number;
  /** Kept until the rest arrives or the hold ends. */
  awaitingCents: number;
  /** Owed to the guest. */
  refundDueCents: number;
}

/** Accounts for all money of one payment. `delivered`: this payment is the one that the booking stands on. */
export function accountMoney(
  facts: PaymentFacts,
  { amountCents, delivered }: { amountCents: number; delivered: boolean },
): AccountedMoney {
  const received = receivedCents(facts);
  const status = paymentStatus(facts, amountCents);
  if (facts.seen.has('refunded')) return { appliedCents: 0, awaitingCents: 0, refundDueCents: 0 };
  if (isOpen(status)) return { appliedCents: 0, awaitingCents: received, refundDueCents: 0 };
  const applied = delivered && status === 'paid' ? amountCents : 0;
  return { appliedCents: applied, awaitingCents: 0, refundDueCents: received - applied };
}

/** What the provider has sent back: a cancelled payment pays for nothing, so all its money is owed or returned. */
export function refundedCents(payment: {
  status: PaymentStatus;
  receivedCents: number;
  refundDueCents: number;
}): number {
  return payment.status === 'cancelled' ? payment.receivedCents - payment.refundDueCents : 0;
}
