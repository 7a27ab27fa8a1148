import type * as contract from '@vestibule/api/payments/contract';
import { centsToDollars } from '@vestibule/domain/money';
import { methodOf, type PaymentGateway, type PaymentMethod } from '@vestibule/domain/payments';
import { ProblemError } from '@vestibule/domain/problem';
import type { Handler } from '../http/handler.js';
import { limited } from '../http/rate-limit.js';
import { succeed } from '../http/succeed.js';
import type { Services } from '../services.js';
import { readOfferedMethods } from '../settings/read-offered-methods.js';
import { askProvider } from './settlement/ask-provider.js';
import { ownPayment } from './records/check-owner.js';
import { createPayment, handOff } from './attempts/create-payment.js';
import { questionLimit } from './question-limit.js';

/**
 * The provider's page again, for a booking that is not paid yet. While it is held, the hold is kept;
 * afterwards it is a new booking of the same, if it is still to be had at that price.
 */
export const continuePayment: Handler<typeof contract.continuePayment> = limited(
  [questionLimit],
  async ({ params, body }, { services, caller, address, language }) => {
    const found = await ownPayment(services.db, caller, params.id);
    await askProvider(services, found, 'guest');
    const { payment, booking } = await ownPayment(services.db, caller, params.id);
    if (booking.status === 'confirmed') throw new ProblemError('payments.already-paid');
    const opened = await createPayment(services, caller, {
      method: body.method ?? (await methodFor(services, payment.gateway)),
      amount: body.amount ?? centsToDollars(booking.totalCents),
      description: booking.orderDescription,
      booking: booking.request ?? undefined,
      address,
      language,
    });
    return succeed({ checkoutUrl: opened.hostedUrl, ...handOff(opened) });
  },
);

/** The method of the payment; another one, where that has been turned off meanwhile. */
async function methodFor(services: Services, gateway: PaymentGateway): Promise<PaymentMethod> {
  const own = methodOf(gateway);
  const offered = await readOfferedMethods(services);
  const method = offered.find((one) => one === own) ?? offered[0];
  if (!method) throw new ProblemError('payments.method-closed');
  return method;
}
