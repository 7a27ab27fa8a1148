/** Money that a provider reports, under the provider's own number for the deposit. */
export interface Deposit {
  id: string;
  cents: number;
  /** False for a re-deposit or another asset: kept, never delivered on. */
  counts: boolean;
  /** The provider has sent this deposit back, and no other. */
  refunded?: boolean;
}

/**
 * All that was reported of one deposit. Providers report running totals: each largest is the last word.
 * What was once reported as counting counts for good, since a booking may already stand on it and a
 * guest be on the way; that it was also reported as not counting is for a person to look into.
 */
export interface DepositFacts {
  cents: number;
  /** The most that was ever reported as counting. */
  countingCents: number;
  /** Whether it was ever reported as not counting. */
  denied: boolean;
  refunded: boolean;
}

const unreported: DepositFacts = { cents: 0, countingCents: 0, denied: false, refunded: false };

/** What is known of a deposit after one more message about it. */
export function addDeposit(
  known: DepositFacts = unreported,
  { cents, counts, refunded = false }: Deposit,
): DepositFacts {
  return {
    cents: Math.max(known.cents, cents),
    countingCents: Math.max(known.countingCents, counts ? cents : 0),
    denied: known.denied || !counts,
    refunded: known.refunded || refunded,
  };
}
