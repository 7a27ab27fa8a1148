import { isOpen, PAYMENT_CHECK_PAUSE_MS } from '@vestibule/domain/payments';
import type { Services } from '../../services.js';
import { askProvider } from './ask-provider.js';
import { providerPaymentIds } from '../records/provider-payment-ids.js';
import { claimQuestion, findPayment, type PaidBooking } from '../store.js';

/**
 * The return page does not wait for a webhook: it asks, and the answer settles like any other. What is
 * over is asked for again only when the address names a payment that is not known yet.
 */
export async function askOnReturn(
  services: Services,
  found: PaidBooking,
  /** The provider's payment as the return address names it. */
  claimed: string | undefined,
): Promise<PaidBooking> {
  const { db, now } = services;
  const { payment } = found;
  const news = claimed !== undefined && !providerPaymentIds(payment).includes(claimed);
  if (!isOpen(payment.status) && !news) return found;
  if (await claimQuestion(db, payment.id, now(), PAYMENT_CHECK_PAUSE_MS)) {
    await askProvider(services, found, 'return', claimed);
  }
  return (await findPayment(db, payment.id)) ?? found;
}
