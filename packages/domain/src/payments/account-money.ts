import {
  isOpen,
  paymentStatus,
  receivedCents,
  returnedCents,
  returnedOf,
  type PaymentFacts,
} from './payment-progress.js';

/** Where every cent that came in is. The four always add up to what was received. */
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
  const returned = returnedCents(facts);
  if (isOpen(status)) {
    return { ...nothing, awaitingCents: received - returned, returnedCents: returned };
  }
  const applied = delivered && status === 'paid' ? amountCents : 0;
  return {
    ...nothing,
    appliedCents: applied,
    returnedCents: returned,
    refundDueCents: received - applied - returned,
  };
}

/** Of which deposits the money is that is owed: what a booking stands on is not among it. */
export function owedDeposits(
  facts: PaymentFacts,
  { appliedCents, refundDueCents }: Pick<AccountedMoney, 'appliedCents' | 'refundDueCents'>,
): { id: string; cents: number }[] {
  const standing = [...facts.deposits].filter(([, { refunded }]) => !refunded);
  const [applied] = standing.toSorted(([, a], [, b]) => b.countingCents - a.countingCents);
  let left = refundDueCents;
  return standing.flatMap(([id, { cents }]) => {
    const kept = applied?.[0] === id ? appliedCents : 0;
    const owed = Math.min(left, cents - returnedOf(facts, id) - kept);
    left -= owed;
    return owed > 0 ? [{ id, cents: owed }] : [];
  });
}
