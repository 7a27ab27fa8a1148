import * as contract from '@vestibule/api/payments/contract';
import { isOpen, PAYMENT_CHECK_PAUSE_MS } from '@vestibule/domain/payments';
import { handle } from '../http/handler.js';
import { succeed } from '../http/succeed.js';
import { askProvider } from './ask-provider.js';
import { ownPayment } from './check-owner.js';
import { providerPaymentIds } from './provider-payment-ids.js';
import { claimQuestion } from './store.js';
import { toGuestRecord } from './to-payment-record.js';

/**
 * The return page does not wait for a webhook: it asks, and the answer settles like any other. What is
 * over is asked for again only when the address names a payment that is not known yet.
 */
export const checkPayment = handle(
  contract.checkPayment,
  async ({ params, body }, { services, caller }) => {
    const found = await ownPayment(services.db, caller, params.id);
    const { providerPaymentId: claimed } = body;
    const news = claimed !== undefined && !providerPaymentIds(found.payment).includes(claimed);
    if (!isOpen(found.payment.status) && !news) return succeed(toGuestRecord(found, services));
    if (await claimQuestion(services.db, params.id, services.now(), PAYMENT_CHECK_PAUSE_MS)) {
      await askProvider(services, found, 'return', claimed);
    }
    return succeed(toGuestRecord(await ownPayment(services.db, caller, params.id), services));
  },
);
