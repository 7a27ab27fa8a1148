import { buildUser } from '@vestibule/domain/account/builders';
import { paymentMethods, paymentsMessages, type PaymentMethod } from '@vestibule/domain/payments';
import { describe, expect, test } from 'vitest';
import { restoreSession } from '../auth/session.js';
import { memoryTokenStorage } from '../transport/environment.js';
import { createHotelStore } from '../transport/store.js';
import { paymentsApi } from './endpoints.js';

const page = 'https://provider.test/pay/1';
const script = 'javascript:alert(1)';

/** A signed-in guest's store whose server answers every call alike; without an answer there is no network. */
function storeWith(answer?: { status: number; body?: unknown }) {
  const tokens = memoryTokenStorage({ token: 'secret', user: JSON.stringify(buildUser()) });
  const store = createHotelStore({
    baseUrl: 'https://hotel.test/api',
    tokens,
    fetch: async () => {
      if (!answer) throw new TypeError('Failed to fetch');
      return Response.json(answer.body ?? {}, { status: answer.status });
    },
  });
  store.dispatch(restoreSession());
  const pay = (method: PaymentMethod = 'usdt') =>
    store.dispatch(
      paymentsApi.endpoints.startPayment.initiate({
        method,
        userId: 'guest',
        amount: 300,
        orderId: '1700000000000',
        orderDescription: 'Room Booking: Sea View King',
      }),
    );
  return { store, tokens, pay };
}

describe.each(paymentMethods)('asking for the payment page, %s (spec 8)', (method) => {
  const failureOf = async (answer?: { status: number; body?: unknown }) =>
    (await storeWith(answer).pay(method)).error;

  test('no response: the request failed [S8.payment.1]', async () => {
    expect(await failureOf()).toMatchObject({
      message: 'Failed to create payment invoice. Please try again.',
    });
  });

  test.each([
    ['a failing server', { status: 500, body: { success: false, code: 'server.failed' } }],
    ['a reply without a word', { status: 502 }],
    ['a success without an address', { status: 200, body: { success: true, data: {} } }],
    [
      'an address that does not count',
      { status: 200, body: { success: false, data: { invoice_url: page, checkoutUrl: page } } },
    ],
    [
      'an address that is a script',
      { status: 200, body: { success: true, data: { invoice_url: script, checkoutUrl: script } } },
    ],
  ])('%s: the reply is not successful [S8.payment.1]', async (_, answer) => {
    const { status } = answer;
    expect(await failureOf(answer)).toMatchObject({ status, message: 'Failed to create invoice' });
  });

  test('a known refusal keeps its own words', async () => {
    const code = 'payments.too-many-open';
    const body = { success: false, code, message: paymentsMessages[code] };
    expect(await failureOf({ status: 409, body })).toMatchObject({
      code,
      message: paymentsMessages[code],
    });
  });

  test('401 to a session: it ends, and the guest is told so', async () => {
    const body = { success: false, code: 'request.unauthenticated', message: 'Sign in.' };
    const { store, tokens, pay } = storeWith({ status: 401, body });
    expect((await pay(method)).error).toMatchObject({
      code: 'account.session-expired',
      message: 'Session expired. Please log in again.',
    });
    expect(tokens.read()).toEqual({});
    expect(store.getState().auth).toMatchObject({ status: 'signed-out', expired: true });
  });

  test('401 to a visitor: the guest is asked to log in [S8.payment.3]', async () => {
    const body = { success: false, code: 'request.unauthenticated', message: 'Sign in.' };
    const { tokens, pay } = storeWith({ status: 401, body });
    tokens.clear();
    expect((await pay(method)).error).toMatchObject({
      code: 'payments.login-required',
      message: 'Please log in to make a booking.',
    });
  });

  test('a request that failed leaves the session alone', async () => {
    const { store, pay } = storeWith();
    await pay(method);
    expect(store.getState().auth.status).toBe('signed-in');
  });
});
