import type { Services } from '../../services.js';
import { ProviderError } from '../providers/provider.js';
import { providerOf } from '../providers/providers.js';
import { providerPaymentIds } from '../records/provider-payment-ids.js';
import { settle } from './settle.js';
import type { PaidBooking, PaymentRow } from '../store.js';
import type { EventSource } from '../tables.js';

/** How asking the provider went: `unknown` when it cannot know yet, `unreachable` when it did not say. */
export type Answer = 'told' | 'unknown' | 'unreachable';

/**
 * Asks the provider about one payment and settles what it says: about every payment that an invoice is
 * known to have had, since any of them may bring the money.
 */
export async function askProvider(
  services: Services,
  { payment }: Pick<PaidBooking, 'payment'>,
  source: EventSource,
  /** The provider's payment as the return address names it: asked for, never believed. */
  claimedId?: string,
): Promise<Answer> {
  const claimed = claimedId === undefined ? [] : [claimedId];
  const ids = new Set<string | null>([...claimed, ...providerPaymentIds(payment)]);
  const answers: Answer[] = [];
  for (const providerPaymentId of ids.size > 0 ? ids : [null]) {
    answers.push(await askOne(services, { ...payment, providerPaymentId }, source));
  }
  return (['unreachable', 'told'] as const).find((one) => answers.includes(one)) ?? 'unknown';
}

async function askOne(
  services: Services,
  payment: PaymentRow,
  source: EventSource,
): Promise<Answer> {
  try {
    const observation = await providerOf(payment.gateway, services.config).check(payment);
    if (!observation) return 'unknown';
    await settle(services, payment.id, source, observation);
    return 'told';
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    services.logger.warn({ err: error, payment: payment.id }, 'A payment provider did not answer');
    return 'unreachable';
  }
}
