import { describe, expect, test, vi } from 'vitest';
import { bookingGuest, choose, roomBooking } from '../testing/booking-guest.js';
import { after, guest, openPaymentsServer, server } from '../testing/opened-payments-server.js';
import { expireHolds } from './jobs/expire-holds.js';
import { reconcilePayments } from '../testing/reconcile-payments.js';
import { findPayment } from './store.js';

openPaymentsServer();

/** How often the provider was asked for a session meanwhile. */
async function questions(work: () => Promise<unknown>): Promise<number> {
  const spy = vi.spyOn(globalThis, 'fetch');
  try {
    await work();
    const asked = spy.mock.calls.map(([input]) => new Request(input).url);
    return asked.filter((url) => url.includes('/checkout/session/')).length;
  } finally {
    spy.mockRestore();
  }
}

describe('POST /payments/{id}/check', () => {
  test('200: the provider is asked once in a second and a half, however often the page asks', async () => {
    const { paymentId } = await guest.bookByCard();
    const check = () => guest.check(paymentId);
    expect(await questions(() => Promise.all([check(), check(), check()]))).toBe(1);
    server.setNow(new Date('2026-11-20T08:00:01.499Z'));
    expect(await questions(check)).toBe(0);
    server.setNow(new Date('2026-11-20T08:00:01.500Z'));
    expect(await questions(check)).toBe(1);
  });

  test('200: who may not ask yet still hears what is known', async () => {
    const { paymentId, checkoutUrl } = await guest.bookByCard();
    expect(await guest.check(paymentId)).toMatchObject({ status: 'pending' });
    await choose(checkoutUrl, 'pay', { behaviour: 'never' });
    expect(await guest.check(paymentId)).toMatchObject({ status: 'pending' });
    server.setNow(new Date('2026-11-20T08:00:02Z'));
    expect(await guest.check(paymentId)).toMatchObject({ status: 'paid' });
    expect(await questions(() => guest.check(paymentId))).toBe(0);
  });
});

describe('POST /payments/{id}/check of an invoice that is paid again', () => {
  const idIn = (back: URL) => back.searchParams.get('NP_id') ?? '';

  /** A first payment of too little, which the hotel was told of. */
  async function bookAndPaySome() {
    const { paymentId, invoice_url } = await guest.book();
    const first = idIn(await choose(invoice_url, 'pay', { behaviour: 'partial' }));
    await expect.poll(async () => (await guest.payment(paymentId)).missing).toBe(180);
    return { paymentId, invoice_url, first };
  }

  test('200: the newer payment is asked for, and the older one is not forgotten', async () => {
    const { paymentId, invoice_url, first } = await bookAndPaySome();
    const second = idIn(await choose(invoice_url, 'pay', { behaviour: 'never' }));
    expect(await guest.check(paymentId, { providerPaymentId: second })).toMatchObject({
      status: 'paid',
      bookingStatus: 'confirmed',
      // What came first pays for nothing now.
      refundDue: 120,
    });
    expect((await findPayment(server.services.db, paymentId))?.payment).toMatchObject({
      providerPaymentId: second,
      earlierPaymentIds: [first],
    });
  });

  test('200: the reconciler goes on with it when the page is closed', async () => {
    const { paymentId, invoice_url } = await bookAndPaySome();
    const behaviour = { behaviour: 'after-expiry', delay: '600' };
    const second = idIn(await choose(invoice_url, 'pay', behaviour));
    expect(await guest.check(paymentId, { providerPaymentId: second })).toMatchObject({
      status: 'pending',
    });
    after(11);
    await reconcilePayments(server.services);
    expect(await guest.payment(paymentId)).toMatchObject({ status: 'paid' });
  });

  test('200: money for what has run out is found by the return address alone', async () => {
    const { paymentId, invoice_url } = await guest.book();
    after(31);
    await expireHolds(server.services);
    const providerPaymentId = idIn(await choose(invoice_url, 'pay', { behaviour: 'never' }));
    expect(await guest.check(paymentId)).toMatchObject({ status: 'expired' });
    expect(await guest.check(paymentId, { providerPaymentId })).toMatchObject({
      status: 'paid',
      bookingStatus: 'confirmed',
    });
  });

  test('200: a payment of somebody else changes nothing and is not kept', async () => {
    const { paymentId } = await guest.book();
    const other = await bookingGuest(server);
    const stay = { checkInDate: '2026-12-10', checkOutDate: '2026-12-12' };
    const theirs = await other.book(roomBooking(stay));
    const providerPaymentId = idIn(await choose(theirs.invoice_url, 'pay', { behaviour: 'never' }));
    expect(await guest.check(paymentId, { providerPaymentId })).toMatchObject({
      status: 'pending',
    });
    expect((await findPayment(server.services.db, paymentId))?.payment).toMatchObject({
      providerPaymentId: null,
      earlierPaymentIds: [],
    });
  });
});
