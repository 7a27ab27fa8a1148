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
 * All that was told of one deposit. Providers report running totals: each largest is the last word.
 * What was once told as counting counts for good, since a booking may already stand on it and a
 * guest be on the way; that it was also told as not counting is for a person to look into.
 */
export interface HeardDeposit {
  cents: number;
  /** The most that was ever told as counting. */
  countingCents: number;
  /** Whether it was ever told as not counting. */
  denied: boolean;
  refunded: boolean;
}

const unheard: HeardDeposit = { cents: 0, countingCents: 0, denied: false, refunded: false };

/** What is known of a deposit after one more message about it. */
export function hearDeposit(
  known: HeardDeposit = unheard,
  { cents, counts, refunded = false }: Deposit,
): HeardDeposit {
  return {
    cents: Math.max(known.cents, cents),
    countingCents: Math.max(known.countingCents, counts ? cents : 0),
    denied: known.denied || !counts,
    refunded: known.refunded || refunded,
  };
}
