import { describe, expect, test } from 'vitest';
import { findFlagged } from '../../bookings/desk-store.js';
import { bookingGuest, choose, freeUnits } from '../../testing/booking-guest.js';
import { after, guest, openPaymentsServer, server } from '../../testing/opened-payments-server.js';
import { expireHolds } from './expire-holds.js';
import { reconcilePayments } from '../../testing/reconcile-payments.js';

openPaymentsServer();

describe('holds that run out (30 minutes)', () => {
  test('are freed once, and the booking is expired', async () => {
    const { paymentId } = await guest.book();
    after(29);
    await expireHolds(server.services);
    expect(await freeUnits(server)).toEqual([0, 0]);
    after(31);
    await Promise.all([expireHolds(server.services), expireHolds(server.services)]);
    expect(await freeUnits(server)).toEqual([1, 1]);
    expect(await guest.payment(paymentId)).toMatchObject({
      status: 'expired',
      bookingStatus: 'expired',
    });
  });

  test('an invoice that never got a payment id is flagged to the desk [R35]', async () => {
    const { paymentId } = await guest.book();
    after(29);
    await expireHolds(server.services);
    expect(await findFlagged(server.services.db)).toEqual([]);
    after(31);
    await expireHolds(server.services);
    expect(await findFlagged(server.services.db)).toMatchObject([
      { id: paymentId, status: 'expired', providerPaymentId: null },
    ]);
  });

  test('the flag is taken back when the provider tells of it after all', async () => {
    const { paymentId, invoice_url } = await guest.book();
    after(31);
    await expireHolds(server.services);
    expect(await findFlagged(server.services.db)).toHaveLength(1);
    await choose(invoice_url, 'pay');
    await guest.until(paymentId, 'paid');
    expect(await findFlagged(server.services.db)).toEqual([]);
  });

  test('what the provider can tell of is not flagged', async () => {
    const { paymentId } = await guest.bookByCard();
    after(31);
    await expireHolds(server.services);
    expect(await guest.payment(paymentId)).toMatchObject({ status: 'expired' });
    expect(await findFlagged(server.services.db)).toEqual([]);
  });

  test('are kept for a guest who has paid and whose message was lost', async () => {
    const { paymentId, checkoutUrl } = await guest.bookByCard();
    await choose(checkoutUrl, 'pay', { behaviour: 'never' });
    after(31);
    await expireHolds(server.services);
    expect(await guest.payment(paymentId)).toMatchObject({ bookingStatus: 'confirmed' });
    expect(await freeUnits(server)).toEqual([0, 0]);
  });

  test('wait for a provider that does not answer, but not for ever', async () => {
    await guest.bookByCard();
    await fetch(`${server.url}/sandbox/thawani/faults`, {
      method: 'POST',
      body: new URLSearchParams({ fault: 'error', times: '2' }),
    });
    after(31);
    await expireHolds(server.services);
    expect(await freeUnits(server)).toEqual([0, 0]);
    after(61);
    await expireHolds(server.services);
    expect(await freeUnits(server)).toEqual([1, 1]);
    expect(await findFlagged(server.services.db)).toMatchObject([{ gateway: 'Thawani' }]);
  });

  test('a late payment takes the nights again when they are still free', async () => {
    const { paymentId, checkoutUrl } = await guest.bookByCard();
    await choose(checkoutUrl, 'pay', { behaviour: 'after-expiry', delay: '3600' });
    after(31);
    await expireHolds(server.services);
    expect(await guest.payment(paymentId)).toMatchObject({ status: 'expired' });
    expect(await freeUnits(server)).toEqual([1, 1]);
    after(100);
    await reconcilePayments(server.services);
    expect(await guest.payment(paymentId)).toMatchObject({
      status: 'paid',
      bookingStatus: 'confirmed',
    });
    expect(await freeUnits(server)).toEqual([0, 0]);
  });

  test.each([
    ['the first night', '2026-12-02T08:00:00Z'],
    ['the whole stay', '2026-12-03T20:00:00Z'],
  ])('a late payment when %s is past is owed, and confirms nothing', async (_, at) => {
    const { paymentId, invoice_url } = await guest.book();
    after(31);
    await expireHolds(server.services);
    server.setNow(new Date(at));
    await choose(invoice_url, 'pay');
    expect(await guest.until(paymentId, 'paid')).toMatchObject({
      bookingStatus: 'cancelled',
      refundDue: 300,
    });
    expect(await freeUnits(server)).toEqual([1, 1]);
    expect(server.jobs.enqueued).toMatchObject([
      { data: { to: guest.user.email, subject: 'We owe you a refund: Sea View King' } },
    ]);
  });

  test('a late payment for nights that are gone is kept and owed (ruling 34)', async () => {
    const { paymentId, checkoutUrl } = await guest.bookByCard();
    await choose(checkoutUrl, 'pay', { behaviour: 'after-expiry', delay: '3600' });
    after(31);
    await expireHolds(server.services);
    const other = await bookingGuest(server);
    const theirs = await other.bookByCard();
    await choose(theirs.checkoutUrl, 'pay');
    await other.until(theirs.paymentId, 'paid');
    after(100);
    await reconcilePayments(server.services);
    expect(await guest.payment(paymentId)).toMatchObject({
      status: 'paid',
      bookingStatus: 'cancelled',
      refundDue: 300,
    });
    expect(server.jobs.enqueued.at(-1)).toMatchObject({
      data: { to: guest.user.email, subject: 'We owe you a refund: Sea View King' },
    });
    expect(await freeUnits(server)).toEqual([0, 0]);
  });
});
