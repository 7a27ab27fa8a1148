import { describe, expect, test } from 'vitest';
import { findFlagged } from '../../bookings/desk-store.js';
import { freeUnits } from '../../testing/booking-guest.js';
import { after, guest, openPaymentsServer, server } from '../../testing/opened-payments-server.js';
import { reconcilePayments } from '../../testing/reconcile-payments.js';
import { updatePayment } from '../store.js';

openPaymentsServer();

/** The server ended after it took the nights, before the provider's answer was kept. */
const losePage = (paymentId: string) =>
  updatePayment(server.services.db, paymentId, { reference: null, hostedUrl: null });

describe.each(['book', 'bookByCard'] as const)('an attempt without a page (%s)', (book) => {
  test('has failed once it is due: what it held is free, and can be booked again', async () => {
    const { paymentId } = await guest[book]();
    await losePage(paymentId);
    await reconcilePayments(server.services);
    expect(await guest.payment(paymentId)).toMatchObject({ status: 'pending' });
    after(1);
    await reconcilePayments(server.services);
    expect(await guest.payment(paymentId)).toMatchObject({
      status: 'failed',
      bookingStatus: 'failed',
    });
    expect(await freeUnits(server)).toEqual([1, 1]);
    expect(await findFlagged(server.services.db)).toEqual([]);
    const again = await guest[book]();
    expect(await guest.payment(again.paymentId)).toMatchObject({ bookingStatus: 'pending' });
    expect(await freeUnits(server)).toEqual([0, 0]);
  });

  test('frees nothing while another attempt of its booking is open', async () => {
    const lost = await guest[book]();
    await losePage(lost.paymentId);
    const open = await guest[book]();
    expect(open.bookingId).toBe(lost.bookingId);
    after(1);
    await reconcilePayments(server.services);
    expect(await guest.payment(lost.paymentId)).toMatchObject({ status: 'failed' });
    expect(await guest.payment(open.paymentId)).toMatchObject({
      status: 'pending',
      bookingStatus: 'pending',
    });
    expect(await freeUnits(server)).toEqual([0, 0]);
  });
});
