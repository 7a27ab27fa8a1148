import type * as contract from '@vestibule/api/payments/contract';
import type { Handler } from '../http/handler.js';
import { limited } from '../http/rate-limit.js';
import { succeed } from '../http/succeed.js';
import { checkOwner } from './records/check-owner.js';
import { createLimit } from './create-limit.js';
import { createPayment, handOff } from './attempts/create-payment.js';

/** POST /payments/usdt/create-invoice (spec 7). */
export const createInvoice: Handler<typeof contract.createInvoice> = limited(
  [createLimit],
  async ({ body }, { services, caller, address, language }) => {
    checkOwner(caller, body.userId);
    const opened = await createPayment(services, caller, {
      method: 'usdt',
      amount: body.price_amount,
      description: body.order_description,
      booking: body.booking,
      address,
      language,
    });
    return succeed({ invoice_url: opened.hostedUrl, ...handOff(opened) });
  },
);
