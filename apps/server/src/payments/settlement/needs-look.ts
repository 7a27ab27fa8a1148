import { disputedDeposits, type PaymentFacts } from '@vestibule/domain/payments';
import type { Observation } from '../providers/provider.js';
import type { PaymentRow } from '../store.js';

/**
 * Whether the desk must look at the provider's own pages. A new contradiction asks for it: the booking
 * stands, whether its money does is to be found out. What nobody could tell of (ruling 35) asks for it
 * until the provider tells. What the desk has dismissed is not asked for again.
 */
export function needsLook(
  { flagged }: Pick<PaymentRow, 'flagged'>,
  { raw }: Observation,
  { known, facts }: { known: PaymentFacts; facts: PaymentFacts },
): boolean {
  const before = disputedDeposits(known);
  const disputed = disputedDeposits(facts);
  if (disputed.some((id) => !before.includes(id))) return true;
  const providerTold = raw !== null;
  return flagged && (disputed.length > 0 || !providerTold);
}
