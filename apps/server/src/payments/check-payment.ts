import * as contract from '@vestibule/api/payments/contract';
import { isOpen } from '@vestibule/domain/payments';
import { handle } from '../http/handler.js';
import { succeed } from '../http/succeed.js';
import { askProvider } from './ask-provider.js';
import { ownPayment } from './check-owner.js';
import { claimQuestion } from './store.js';
import { toPaymentRecord } from './to-payment-record.js';

/** The pace of the return page: more pages, or quicker ones, do not ask more. */
const PAUSE_MS = 2000;

/** The return page does not wait for a webhook: it asks, and the answer settles like any other. */
export const checkPayment = handle(
  contract.checkPayment,
  async ({ params, body }, { services, caller }) => {
    const found = await ownPayment(services.db, caller, params.id);
    if (!isOpen(found.payment.status)) return succeed(toPaymentRecord(found));
    if (await claimQuestion(services.db, params.id, services.now(), PAUSE_MS)) {
      await askProvider(services, found, 'return', body.providerPaymentId);
    }
    return succeed(toPaymentRecord(await ownPayment(services.db, caller, params.id)));
  },
);
