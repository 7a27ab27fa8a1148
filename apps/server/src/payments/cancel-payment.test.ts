import { describe, expect, test } from 'vitest';
import { bookingGuest, choose, freeUnits } from '../testing/booking-guest.js';
import {
  guest,
  openPaymentsServer,
  reopenPaymentsServer,
  server,
} from '../testing/opened-payments-server.js';

openPaymentsServer();

describe('POST /payments/{id}/cancel', () => {
  test('200: an unpaid booking is cancelled and its nights are free again, once', async () => {
    const { paymentId } = await guest.bookByCard();
    const replies = await Promise.all([
      guest.ask(paymentId, '/cancel'),
      guest.ask(paymentId, '/cancel'),
    ]);
    expect(replies.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 409,
    ]);
    expect(await guest.payment(paymentId)).toMatchObject({
      status: 'cancelled',
      bookingStatus: 'cancelled',
    });
    expect(await freeUnits(server)).toEqual([1, 1]);
  });

  test('409: what was paid a moment ago is confirmed instead, whatever became of the message', async () => {
    const { paymentId, checkoutUrl } = await guest.bookByCard();
    await choose(checkoutUrl, 'pay', { behaviour: 'never' });
    const response = await guest.ask(paymentId, '/cancel');
    expect(response.status).toBe(409);
    expect((await response.json()).code).toBe('bookings.not-cancellable');
    expect(await guest.payment(paymentId)).toMatchObject({ bookingStatus: 'confirmed' });
  });

  test('404: another guest’s payment is not told of', async () => {
    const { paymentId } = await guest.book();
    const other = await bookingGuest(server);
    expect((await other.ask(paymentId, '/cancel')).status).toBe(404);
    expect((await other.ask(paymentId)).status).toBe(404);
  });

  test('money that comes after all is owed, and nothing is taken for it', async () => {
    const { paymentId, invoice_url } = await guest.book();
    await guest.ask(paymentId, '/cancel');
    await choose(invoice_url, 'pay');
    expect(await guest.until(paymentId, 'paid')).toMatchObject({
      bookingStatus: 'cancelled',
      refundDue: 300,
    });
    expect(await freeUnits(server)).toEqual([1, 1]);
  });
});

describe('POST /payments/{id}/continue', () => {
  test('200: the same page while it is open, another one for another method; one hold', async () => {
    const { paymentId, bookingId, invoice_url } = await guest.book();
    const same = await (await guest.ask(paymentId, '/continue', {})).json();
    expect(same.data).toMatchObject({ checkoutUrl: invoice_url, bookingId });
    const card = await (await guest.ask(paymentId, '/continue', { method: 'visa' })).json();
    expect(card.data.bookingId).toBe(bookingId);
    expect(card.data.checkoutUrl).toContain('/sandbox/thawani/pay/');
    expect(await freeUnits(server)).toEqual([0, 0]);
  });

  test('200: both attempts paid: one stands, the other is owed', async () => {
    const usdt = await guest.book();
    const card = await guest.bookByCard();
    await choose(usdt.invoice_url, 'pay');
    await guest.until(usdt.paymentId, 'paid');
    await choose(card.checkoutUrl, 'pay');
    expect(await guest.until(card.paymentId, 'paid')).toMatchObject({
      bookingStatus: 'confirmed',
      refundDue: 300,
    });
    expect((await guest.payment(usdt.paymentId)).refundDue).toBeUndefined();
  });

  test('409: a paid booking is not paid again', async () => {
    const { paymentId, checkoutUrl } = await guest.bookByCard();
    await choose(checkoutUrl, 'pay', { behaviour: 'never' });
    const response = await guest.ask(paymentId, '/continue', {});
    expect(response.status).toBe(409);
    expect((await response.json()).code).toBe('payments.already-paid');
  });
});

describe('POST /payments/{id}/cancel and /continue', () => {
  test('429: a guest who presses on and on does not have the provider asked each time', async () => {
    await reopenPaymentsServer({ RATE_LIMIT_FACTOR: '0.1' });
    const { paymentId } = await guest.bookByCard();
    expect((await guest.ask(paymentId, '/continue', {})).status).toBe(200);
    expect((await guest.ask(paymentId, '/cancel')).status).toBe(200);
    for (const part of ['/continue', '/cancel']) {
      const refused = await guest.ask(paymentId, part, {});
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    const other = await bookingGuest(server);
    const theirs = await other.bookByCard();
    expect((await other.ask(theirs.paymentId, '/cancel')).status).toBe(200);
  });
});
