import { expect, test } from 'vitest';
import { choose } from '../testing/booking-guest.js';
import {
  guest,
  openPaymentsServer,
  pay,
  reopenPaymentsServer,
  server,
} from '../testing/opened-payments-server.js';
import { sendJson } from '../testing/send-json.js';

openPaymentsServer();

/** Asked without a session. */
const ask = (id: string, body: object = {}) =>
  sendJson(server, `/api/payments/${id}/outcome`, { body });
const outcome = async (id: string, body?: object) => (await (await ask(id, body)).json()).data;

test('200: how a payment stands, and not a word more', async () => {
  const { paymentId, checkoutUrl } = await guest.bookByCard();
  expect(await outcome(paymentId)).toEqual({ outcome: 'open' });
  await choose(checkoutUrl, 'pay');
  await guest.until(paymentId, 'paid');
  expect(await (await ask(paymentId)).json()).toEqual({
    success: true,
    data: { outcome: 'paid' },
  });
});

test('200: the provider is asked where its message does not come', async () => {
  const { paymentId, checkoutUrl } = await guest.bookByCard();
  await choose(checkoutUrl, 'pay', { behaviour: 'never' });
  expect(await outcome(paymentId)).toEqual({ outcome: 'paid' });
});

test('200: by what the return address brings, an invoice is asked for [R35]', async () => {
  const { paymentId, invoice_url } = await guest.book();
  const back = await choose(invoice_url, 'pay', { behaviour: 'never' });
  const providerPaymentId = back.searchParams.get('NP_id');
  expect(await outcome(paymentId, { providerPaymentId })).toEqual({ outcome: 'paid' });
});

test('200: a payment that failed', async () => {
  const { paymentId, invoice_url } = await guest.book();
  await choose(invoice_url, 'fail');
  await guest.until(paymentId, 'failed');
  expect(await outcome(paymentId)).toEqual({ outcome: 'failed' });
});

test('200: a payment of which only a part has come', async () => {
  const { paymentId, checkoutUrl } = await guest.bookByCard();
  await choose(checkoutUrl, 'pay', { behaviour: 'partial' });
  expect(await outcome(paymentId)).toEqual({ outcome: 'partial' });
});

test('200: a payment of more than the booking costs, without how much', async () => {
  const { paymentId } = await guest.book();
  await pay(paymentId, 30_500);
  expect(await guest.payment(paymentId)).toMatchObject({ refundDue: 5 });
  expect(await outcome(paymentId)).toEqual({ outcome: 'overpaid' });
});

test('200: money that came for a booking that was given up', async () => {
  const { paymentId } = await guest.book();
  await guest.ask(paymentId, '/cancel', {});
  await pay(paymentId);
  expect(await outcome(paymentId)).toEqual({ outcome: 'refund-due' });
});

test('404: a number that is none, and a booking’s', async () => {
  const { bookingId } = await guest.book();
  for (const id of ['PAY-222222222222', bookingId]) {
    const response = await ask(id);
    expect(response.status).toBe(404);
    expect((await response.json()).code).toBe('payments.not-found');
  }
});

test('429: numbers cannot be tried', async () => {
  await reopenPaymentsServer({ RATE_LIMIT_FACTOR: '1' });
  const tries = await Promise.all(
    Array.from({ length: 121 }, (_, at) => ask(`PAY-${at}`).then(({ status }) => status)),
  );
  expect(tries.filter((status) => status === 429)).toHaveLength(1);
});
