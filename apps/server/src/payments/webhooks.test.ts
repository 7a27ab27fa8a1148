import { paymentOutcome } from '@vestibule/domain/payments';
import { describe, expect, test } from 'vitest';
import { setTimeout as pause } from 'node:timers/promises';
import { findFlagged } from '../bookings/desk-store.js';
import { nowpaymentsMessage } from '../testing/nowpayments-message.js';
import { choose, freeUnits } from '../testing/booking-guest.js';
import { guest, openPaymentsServer, server } from '../testing/opened-payments-server.js';
import { closeRefund } from './desk/close-refund.js';
import { dismissDoubt } from './desk/dismiss-doubt.js';
import { signNowpayments } from './providers/nowpayments/signature.js';
import { signThawani } from './providers/thawani/signature.js';
import { reconcilePayments } from '../testing/reconcile-payments.js';
import { paymentEvents } from './tables.js';
import { nowpaymentsSandboxKeys } from './providers/nowpayments/config.js';
import { thawaniSandboxKeys } from './providers/thawani/config.js';

openPaymentsServer();

const ipn = (body: object, secret: string = nowpaymentsSandboxKeys.ipnSecret) =>
  server.fetch('/api/payments/nowpayments/ipn', {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'x-nowpayments-sig': signNowpayments(body, secret) },
  });

const signedByThawani = (body: string) => {
  const timestamp = '1763625600';
  const signature = signThawani(body, timestamp, thawaniSandboxKeys.webhookSecret);
  return server.fetch('/api/payments/thawani/webhook', {
    method: 'POST',
    body,
    headers: { 'thawani-timestamp': timestamp, 'thawani-signature': signature },
  });
};

/** A failure that Thawani signed a year ago, for the session of a hosted page. */
function replayFailure(checkoutUrl = '') {
  const session_id = new URL(checkoutUrl).pathname.split('/').at(-1);
  return signedByThawani(JSON.stringify({ event_type: 'payment.failed', data: { session_id } }));
}

const refusalOf = async (response: Response) => [response.status, (await response.json()).code];

describe('a signed message that makes no sense', () => {
  test.each([
    '',
    '{"event_type":',
    String.raw`{"event_type":"payment.failed","data":{"session_id":"\u0000"}}`,
    String.raw`{"event_type":"payment.failed","data":{"session_id":"\ud800"}}`,
    '{"event_type":"a","event_type":"b","data":{}}',
    '['.repeat(5000) + ']'.repeat(5000),
  ])('400: %#, from Thawani', async (body) => {
    expect(await refusalOf(await signedByThawani(body))).toEqual([400, 'request.invalid']);
  });

  test.each(['null', '1e308', '[]', '{"event_type":1,"data":{}}', '{"event_type":"a"}'])(
    '422: %s, from Thawani',
    async (body) => {
      const refusal = [422, 'request.unprocessable'];
      expect(await refusalOf(await signedByThawani(body))).toEqual(refusal);
    },
  );

  test.each([{ order_id: 'PAY\0' }, { order_id: '\ud800' }, { pay_currency: '\udc00' }])(
    '400: %j, from NOWPayments',
    async (changes) => {
      const response = await ipn(nowpaymentsMessage('PAY-1', changes));
      expect(await refusalOf(response)).toEqual([400, 'request.invalid']);
    },
  );

  test.each([
    { price_amount: 1e308 },
    { price_amount: '1e308' },
    { price_amount: 'NaN' },
    { price_amount: '' },
    { price_amount: '0x12c' },
    { price_amount: -300 },
    { actually_paid: 'Infinity' },
    { actually_paid: 1e12 },
    { pay_amount: 1e-300 },
    { payment_id: 2 ** 53 },
    { payment_id: 'x'.repeat(200) },
    { payment_status: 'toString' },
  ])('422: %j, from NOWPayments; nothing is written', async (changes) => {
    const { paymentId } = await guest.book();
    const response = await ipn(nowpaymentsMessage(paymentId, changes));
    expect(await refusalOf(response)).toEqual([422, 'request.unprocessable']);
    expect(await server.services.db.select().from(paymentEvents)).toEqual([]);
  });

  test('200: amounts that come as text', async () => {
    const { paymentId } = await guest.book();
    const texts = { price_amount: '300.00', pay_amount: '3e2', actually_paid: '300' };
    expect((await ipn(nowpaymentsMessage(paymentId, texts))).status).toBe(200);
    expect(await guest.payment(paymentId)).toMatchObject({ status: 'paid' });
  });
});

describe('the provider’s messages', () => {
  test('401: a forged one changes nothing', async () => {
    const { paymentId } = await guest.book();
    const response = await ipn(nowpaymentsMessage(paymentId), 'a guessed secret');
    expect(response.status).toBe(401);
    expect((await response.json()).code).toBe('payments.signature-invalid');
    expect(await guest.payment(paymentId)).toMatchObject({ status: 'pending' });
  });

  test.each(['twice', 'out-of-order'])('%s: paid once, confirmed once', async (behaviour) => {
    const { paymentId, invoice_url } = await guest.book();
    await choose(invoice_url, 'pay', { behaviour });
    await guest.until(paymentId, 'paid');
    await pause(200);
    expect(await guest.payment(paymentId)).toMatchObject({ bookingStatus: 'confirmed' });
    expect(await freeUnits(server)).toEqual([0, 0]);
  });

  test.each(['never', 'forged', 'late'])(
    '%s: the return page’s question settles',
    async (behaviour) => {
      const { paymentId, invoice_url } = await guest.book();
      const back = await choose(invoice_url, 'pay', { behaviour, delay: '60' });
      const providerPaymentId = back.searchParams.get('NP_id') ?? '';
      expect(await guest.check(paymentId, { providerPaymentId })).toMatchObject({
        status: 'paid',
        bookingStatus: 'confirmed',
      });
    },
  );

  test('never: the reconciler finds it within minutes', async () => {
    const { paymentId, checkoutUrl } = await guest.bookByCard();
    await choose(checkoutUrl, 'pay', { behaviour: 'never' });
    server.setNow(new Date('2026-11-20T08:02:00Z'));
    await reconcilePayments(server.services);
    expect(await guest.payment(paymentId)).toMatchObject({ status: 'paid' });
  });

  test('partial: pending, and what is missing is said', async () => {
    const { paymentId, invoice_url } = await guest.book();
    await choose(invoice_url, 'pay', { behaviour: 'partial' });
    await expect.poll(async () => (await guest.payment(paymentId)).missing).toBe(180);
    expect(await guest.payment(paymentId)).toMatchObject({ status: 'pending' });
  });

  test.each([
    ['another price', { price_amount: 3, pay_amount: 3, actually_paid: 3 }],
    ['another coin', { pay_currency: 'trx' }],
    ['a re-deposit', { parent_payment_id: 99 }],
    ['less money than agreed', { actually_paid: 299 }],
  ])('finished with %s delivers nothing [R3]', async (_, changes) => {
    const { paymentId } = await guest.book();
    expect((await ipn(nowpaymentsMessage(paymentId, changes))).status).toBe(200);
    expect(await guest.payment(paymentId)).toMatchObject({
      status: 'pending',
      bookingStatus: 'pending',
    });
  });

  test.each([
    ['another coin', { pay_currency: 'trx' }],
    ['a re-deposit', { parent_payment_id: 99 }],
  ])('paid, and told as %s afterwards: it stands, and the desk is told', async (_, changes) => {
    const { paymentId } = await guest.book();
    await ipn(nowpaymentsMessage(paymentId));
    expect(await findFlagged(server.services.db)).toEqual([]);
    await ipn(nowpaymentsMessage(paymentId, changes));
    const record = await guest.payment(paymentId);
    expect(record).toMatchObject({ status: 'paid', bookingStatus: 'confirmed' });
    expect(record.refundDue).toBeUndefined();
    expect(await freeUnits(server)).toEqual([0, 0]);
    expect(await findFlagged(server.services.db)).toMatchObject([{ id: paymentId }]);
  });

  test('a contradiction that the desk has looked into is raised again only by another one', async () => {
    const { paymentId } = await guest.book();
    const flagged = async () => (await findFlagged(server.services.db)).map(({ id }) => id);
    const wrongCoin = { pay_currency: 'trx' };
    await ipn(nowpaymentsMessage(paymentId));
    await ipn(nowpaymentsMessage(paymentId, wrongCoin));
    await ipn(nowpaymentsMessage(paymentId, { payment_status: 'sending' }));
    expect(await flagged()).toEqual([paymentId]);
    const note = { by: 'Amal', note: 'The wallet has it' };
    expect(await dismissDoubt(server.services, paymentId, note)).toBe(true);
    await ipn(nowpaymentsMessage(paymentId, { ...wrongCoin, payment_status: 'sending' }));
    expect(await flagged()).toEqual([]);
    await ipn(nowpaymentsMessage(paymentId, { payment_id: 4712 }));
    await ipn(nowpaymentsMessage(paymentId, { ...wrongCoin, payment_id: 4712 }));
    expect(await flagged()).toEqual([paymentId]);
    expect(await dismissDoubt(server.services, paymentId, note)).toBe(true);
  });

  test('a contradiction is settled when the provider refunds the deposit', async () => {
    const { paymentId } = await guest.book();
    await ipn(nowpaymentsMessage(paymentId));
    await ipn(nowpaymentsMessage(paymentId, { pay_currency: 'trx' }));
    await ipn(nowpaymentsMessage(paymentId, { payment_status: 'refunded' }));
    expect(await guest.payment(paymentId)).toMatchObject({ status: 'cancelled' });
    expect(await findFlagged(server.services.db)).toEqual([]);
  });

  test('wrong amount in USDT delivers nothing [R3]', async () => {
    const { paymentId, invoice_url } = await guest.book();
    const back = await choose(invoice_url, 'pay', { behaviour: 'wrong-amount' });
    const providerPaymentId = back.searchParams.get('NP_id') ?? '';
    expect(await guest.check(paymentId, { providerPaymentId })).toMatchObject({
      status: 'pending',
      bookingStatus: 'pending',
    });
  });

  test.each(['twice', 'out-of-order', 'late', 'forged', 'never'])(
    '%s by card: the return page’s question settles, once',
    async (behaviour) => {
      const { paymentId, checkoutUrl } = await guest.bookByCard();
      await choose(checkoutUrl, 'pay', { behaviour, delay: '60' });
      expect(await guest.check(paymentId)).toMatchObject({
        status: 'paid',
        bookingStatus: 'confirmed',
      });
      expect(await freeUnits(server)).toEqual([0, 0]);
    },
  );

  test('partial by card: pending, and nothing is delivered', async () => {
    const { paymentId, checkoutUrl } = await guest.bookByCard();
    await choose(checkoutUrl, 'pay', { behaviour: 'partial' });
    expect(await guest.check(paymentId)).toMatchObject({ status: 'pending', missing: 150.01 });
  });

  test('wrong amount by card delivers nothing [R3]', async () => {
    const { paymentId, checkoutUrl } = await guest.bookByCard();
    await choose(checkoutUrl, 'pay', { behaviour: 'wrong-amount' });
    expect(await guest.check(paymentId)).toMatchObject({ status: 'pending', missing: 150.01 });
  });

  test('refunded by the provider: cancelled, and the nights are free', async () => {
    const { paymentId } = await guest.book();
    await ipn(nowpaymentsMessage(paymentId));
    expect(await freeUnits(server)).toEqual([0, 0]);
    await ipn(nowpaymentsMessage(paymentId, { payment_status: 'refunded' }));
    const record = await guest.payment(paymentId);
    expect(record).toMatchObject({
      status: 'cancelled',
      bookingStatus: 'cancelled',
      refunded: 300,
    });
    expect(record.refundDue).toBeUndefined();
    expect(paymentOutcome(record, { returned: true })).toBe('refunded');
    expect(await freeUnits(server)).toEqual([1, 1]);
  });

  test('thirty deposits of a million dollars: every cent is accounted for', async () => {
    const { paymentId } = await guest.book();
    await ipn(nowpaymentsMessage(paymentId));
    const million = { price_amount: 1e6, pay_amount: 1e6, actually_paid: 1e6 };
    for (let deposit = 1; deposit <= 30; deposit += 1) {
      const response = await ipn(
        nowpaymentsMessage(paymentId, { ...million, payment_id: 5000 + deposit }),
      );
      expect(response.status).toBe(200);
    }
    const record = await guest.payment(paymentId);
    expect(record).toMatchObject({ status: 'paid', refundDue: 3e7 });
    expect(
      await closeRefund(server.services, paymentId, { by: 'Amal', note: 'Sent', sentCents: 3e9 }),
    ).toBe(3e9);
    expect(await guest.payment(paymentId)).toMatchObject({ status: 'paid', refunded: 3e7 });
  });

  const redeposit = { payment_id: 4712, parent_payment_id: 4711 };

  test('a re-deposit, refunded: the booking stands, and only that money is returned', async () => {
    const { paymentId } = await guest.book();
    await ipn(nowpaymentsMessage(paymentId));
    await ipn(nowpaymentsMessage(paymentId, redeposit));
    expect(await guest.payment(paymentId)).toMatchObject({ status: 'paid', refundDue: 300 });
    await ipn(nowpaymentsMessage(paymentId, { ...redeposit, payment_status: 'refunded' }));
    const record = await guest.payment(paymentId);
    expect(record).toMatchObject({ status: 'paid', bookingStatus: 'confirmed', refunded: 300 });
    expect(record.refundDue).toBeUndefined();
    expect(await freeUnits(server)).toEqual([0, 0]);
  });

  test('a re-deposit, refunded before the invoice is paid: the nights are kept', async () => {
    const { paymentId } = await guest.book();
    await ipn(nowpaymentsMessage(paymentId, { ...redeposit, payment_status: 'refunded' }));
    expect(await guest.payment(paymentId)).toMatchObject({
      status: 'pending',
      bookingStatus: 'pending',
      refunded: 300,
    });
    expect(await freeUnits(server)).toEqual([0, 0]);
  });

  test('refunded by the provider: a re-deposit beside it is still owed', async () => {
    const { paymentId } = await guest.book();
    await ipn(nowpaymentsMessage(paymentId));
    await ipn(nowpaymentsMessage(paymentId, redeposit));
    await ipn(nowpaymentsMessage(paymentId, { payment_status: 'refunded', actually_paid: 0 }));
    expect(await guest.payment(paymentId)).toMatchObject({
      status: 'cancelled',
      bookingStatus: 'cancelled',
      refunded: 300,
      refundDue: 300,
    });
    expect(await freeUnits(server)).toEqual([1, 1]);
  });

  test.each([
    ['fail', 'failed', [1, 1]],
    ['cancel', 'cancelled', [1, 1]],
  ] as const)(
    '%s on either page: %s, and the nights are free at once',
    async (choice, status, free) => {
      const usdt = await guest.book();
      await choose(usdt.invoice_url, choice);
      await guest.until(usdt.paymentId, status);
      expect(await freeUnits(server)).toEqual(free);
      const card = await guest.bookByCard();
      await choose(card.checkoutUrl, choice);
      await guest.check(card.paymentId);
      expect(await guest.until(card.paymentId, status)).toMatchObject({ bookingStatus: status });
      expect(await freeUnits(server)).toEqual(free);
    },
  );

  test('failed by card: nobody can pay on the session that is left open', async () => {
    const { paymentId, checkoutUrl } = await guest.bookByCard();
    await choose(checkoutUrl, 'fail');
    await guest.until(paymentId, 'failed');
    await expect
      .poll(async () => await (await fetch(checkoutUrl ?? '')).text())
      .toContain('This session is cancelled.');
    await expect(choose(checkoutUrl, 'pay')).rejects.toThrow('409');
    expect(await guest.payment(paymentId)).toMatchObject({ status: 'failed' });
    expect(await freeUnits(server)).toEqual([1, 1]);
  });

  test.each([{}, { behaviour: 'wrong-amount' }])(
    'an old payment.failed, sent again for a paid session %o, changes nothing',
    async (how) => {
      const { paymentId, checkoutUrl } = await guest.bookByCard();
      await choose(checkoutUrl, 'pay', { behaviour: 'never', ...how });
      await guest.check(paymentId);
      const before = await guest.payment(paymentId);
      const events = await server.services.db.select().from(paymentEvents);
      expect((await replayFailure(checkoutUrl)).status).toBe(200);
      expect(await guest.payment(paymentId)).toEqual(before);
      expect(await server.services.db.select().from(paymentEvents)).toEqual(events);
    },
  );

  test('a payment.failed whose session cannot be asked changes nothing', async () => {
    const { paymentId, checkoutUrl } = await guest.bookByCard();
    await fetch(`${server.url}/sandbox/thawani/faults`, {
      method: 'POST',
      body: new URLSearchParams({ fault: 'error' }),
    });
    expect((await replayFailure(checkoutUrl)).status).toBe(200);
    expect(await guest.payment(paymentId)).toMatchObject({ status: 'pending' });
    expect(await freeUnits(server)).toEqual([0, 0]);
  });

  test('every event is kept, and none can be changed', async () => {
    const { paymentId } = await guest.book();
    await ipn(nowpaymentsMessage(paymentId));
    const events = await server.services.db.select().from(paymentEvents);
    expect(events).toMatchObject([{ paymentId, source: 'webhook', progress: 'paid' }]);
    await expect(server.services.db.delete(paymentEvents)).rejects.toThrow(/payment_events/);
  });
});
