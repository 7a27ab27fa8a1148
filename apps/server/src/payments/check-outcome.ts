import type * as contract from '@vestibule/api/payments/contract';
import { paymentOutcome } from '@vestibule/domain/payments';
import { ProblemError } from '@vestibule/domain/problem';
import type { Handler } from '../http/handler.js';
import { limited, perAddress } from '../http/rate-limit.js';
import { succeed } from '../http/succeed.js';
import { askOnReturn } from './settlement/ask-on-return.js';
import { findPayment } from './store.js';
import { toPaymentRecord } from './records/to-payment-record.js';

/** Enough for three open pages of a network, and too few to find a payment's number by trying. */
const outcomeLimit = perAddress('payment-outcomes', 120, 60);

/** How a payment stands, for anybody with its number: not whose it is, for what, or how much. */
export const checkOutcome: Handler<typeof contract.checkOutcome> = limited(
  [outcomeLimit],
  async ({ params, body }, { services }) => {
    const found = await findPayment(services.db, params.id);
    if (!found) throw new ProblemError('payments.not-found');
    const asked = await askOnReturn(services, found, body.providerPaymentId);
    return succeed({ outcome: paymentOutcome(toPaymentRecord(asked), { returned: false }) });
  },
);
