import {
  isOpen,
  paymentStatus,
  receivedCents,
  returnedCents,
  type PaymentFacts,
} from './payment-progress.js';

/** Where every cent that came in stands. The four always add up to what was received. */
export interface AccountedMoney {
  /** Pays for the booking. */
  appliedCents: number;
  /** Kept until the rest arrives or the hold ends. */
  awaitingCents: number;
  /** Owed to the guest. */
  refundDueCents: number;
  /** Sent back, by the provider or by the desk. */
  returnedCents: number;
}

const nothing = { appliedCents: 0, awaitingCents: 0, refundDueCents: 0, returnedCents: 0 };

/** Accounts for all money of one payment. `delivered`: this payment is the one that the booking stands on. */
export function accountMoney(
  facts: PaymentFacts,
  { amountCents, delivered }: { amountCents: number; delivered: boolean },
): AccountedMoney {
  const received = receivedCents(facts);
  const status = paymentStatus(facts, amountCents);
  if (facts.seen.has('refunded')) return { ...nothing, returnedCents: received };
  if (isOpen(status)) return { ...nothing, awaitingCents: received };
  const applied = delivered && status === 'paid' ? amountCents : 0;
  const returned = returnedCents(facts);
  return {
    ...nothing,
    appliedCents: applied,
    returnedCents: returned,
    refundDueCents: received - applied - returned,
  };
}
