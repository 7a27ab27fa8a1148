import type { Services } from '../services.js';
import { ProviderError } from './providers/provider.js';
import { providerOf } from './providers/providers.js';
import { settle } from './settle.js';
import type { PaidBooking } from './store.js';
import type { EventSource } from './tables.js';

/** How asking the provider went: `unknown` when it cannot know yet, `unreachable` when it did not say. */
export type Answer = 'told' | 'unknown' | 'unreachable';

/** Asks the provider about one payment and settles what it says. */
export async function askProvider(
  services: Services,
  { payment }: Pick<PaidBooking, 'payment'>,
  source: EventSource,
  /** The provider's payment as the return address names it: asked for, never believed. */
  claimedId?: string,
): Promise<Answer> {
  try {
    const providerPaymentId = payment.providerPaymentId ?? claimedId ?? null;
    const provider = providerOf(payment.gateway, services.config);
    const observation = await provider.check({ ...payment, providerPaymentId });
    if (!observation) return 'unknown';
    await settle(services, payment.id, source, observation);
    return 'told';
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    services.logger.warn({ err: error, payment: payment.id }, 'A payment provider did not answer');
    return 'unreachable';
  }
}
