import type * as contract from '@vestibule/api/payments/contract';
import type { Handler } from '../http/handler.js';
import { limited } from '../http/rate-limit.js';
import { succeed } from '../http/succeed.js';
import { checkOwner } from './records/check-owner.js';
import { createLimit } from './create-limit.js';
import { createPayment, handOff } from './attempts/create-payment.js';

/** POST /payments/thawani/create-session (spec 7). */
export const createSession: Handler<typeof contract.createSession> = limited(
  [createLimit],
  async ({ body }, { services, caller, address, language }) => {
    checkOwner(caller, body.userId);
    const opened = await createPayment(services, caller, {
      method: 'visa',
      amount: body.amount,
      description: body.orderDescription,
      booking: body.booking,
      address,
      language,
    });
    return succeed({
      checkoutUrl: opened.hostedUrl,
      session_id: opened.reference,
      amountOmr: (opened.payment.amountBaisa ?? 0) / 1000,
      ...handOff(opened),
    });
  },
);
