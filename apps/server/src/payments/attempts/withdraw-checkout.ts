import type { Services } from '../../services.js';
import { providerOf } from '../providers/providers.js';
import type { PaymentRow } from '../store.js';

/** Asks the provider to take no more money; should that fail, money that still comes is a late payment. */
export async function withdrawCheckout(
  { config, logger }: Pick<Services, 'config' | 'logger'>,
  payment: PaymentRow,
): Promise<void> {
  try {
    await providerOf(payment.gateway, config).withdraw(payment);
  } catch (error) {
    logger.warn({ err: error }, 'A checkout could not be withdrawn');
  }
}
