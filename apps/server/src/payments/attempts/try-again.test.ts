import { paymentOutcome } from '@vestibule/domain/payments';
import { describe, expect, test } from 'vitest';
import { bookings } from '../../bookings/tables.js';
import { bookingGuest, choose, freeUnits } from '../../testing/booking-guest.js';
import { guest, openPaymentsServer, pay, server } from '../../testing/opened-payments-server.js';
import { expireHolds } from '../jobs/expire-holds.js';

openPaymentsServer();

async function failed() {
  const booked = await guest.book();
  await choose(booked.invoice_url, 'fail');
  await guest.until(booked.paymentId, 'failed');
  return booked;
}

const tryAgain = (paymentId: string, method?: string) =>
  guest.ask(paymentId, '/continue', { method });

describe('trying again after a payment failed', () => {
  test('200: the nights are taken again, in the same booking', async () => {
    const { paymentId, bookingId } = await failed();
    expect(await freeUnits(server)).toEqual([1, 1]);
    const again = (await (await tryAgain(paymentId)).json()).data;
    expect(again).toMatchObject({ bookingId, total: 300 });
    expect(again.paymentId).not.toBe(paymentId);
    expect(await freeUnits(server)).toEqual([0, 0]);
    await choose(again.checkoutUrl, 'pay');
    expect(await guest.until(again.paymentId, 'paid')).toMatchObject({
      bookingStatus: 'confirmed',
    });
    expect(await server.services.db.$count(bookings)).toBe(1);
  });

  test('200: twenty presses take them once', async () => {
    const { paymentId } = await failed();
    const replies = await Promise.all(Array.from({ length: 20 }, () => tryAgain(paymentId)));
    expect(replies.every(({ ok }) => ok)).toBe(true);
    expect(await freeUnits(server)).toEqual([0, 0]);
    expect(await server.services.db.$count(bookings)).toBe(1);
  });

  test('200: it can fail, be cancelled and expire again, and is freed once each time', async () => {
    const { paymentId } = await failed();
    const again = (await (await tryAgain(paymentId)).json()).data;
    await choose(again.checkoutUrl, 'fail');
    await guest.until(again.paymentId, 'failed');
    expect(await freeUnits(server)).toEqual([1, 1]);
    const third = (await (await tryAgain(paymentId, 'visa')).json()).data;
    expect((await guest.ask(third.paymentId, '/cancel')).status).toBe(200);
    expect(await freeUnits(server)).toEqual([1, 1]);
    await tryAgain(paymentId);
    expect(await freeUnits(server)).toEqual([0, 0]);
    server.setNow(new Date('2026-11-20T09:31:00Z'));
    await expireHolds(server.services);
    expect(await freeUnits(server)).toEqual([1, 1]);
  });

  test('409: another guest was quicker; the guest is told, with what is free instead', async () => {
    const { paymentId } = await failed();
    const other = await bookingGuest(server);
    await other.book();
    const response = await tryAgain(paymentId);
    expect(response.status).toBe(409);
    const { code, details } = await response.json();
    expect(code).toBe('rooms.sold-out');
    expect(details.freeStays[0]).toMatchObject({ checkIn: expect.any(String) });
    expect(await guest.payment(paymentId)).toMatchObject({ bookingStatus: 'failed' });
  });

  test('200: who gives another name is booked by that name', async () => {
    await failed();
    const response = await guest.createInvoice({
      type: 'room',
      id: 'sea-view-king',
      bookingDetails: {
        guestName: 'Salim Haddad',
        checkInDate: '2026-12-01',
        checkOutDate: '2026-12-03',
        guests: 2,
      },
    });
    const { paymentId } = (await response.json()).data;
    expect((await guest.payment(paymentId)).booking).toMatchObject({ guestName: 'Salim Haddad' });
    expect(await server.services.db.$count(bookings)).toBe(1);
  });
});

describe('a failed payment that was paid after all', () => {
  test('takes the nights again when they are free', async () => {
    const { paymentId } = await failed();
    await pay(paymentId);
    expect(await guest.payment(paymentId)).toMatchObject({
      status: 'paid',
      bookingStatus: 'confirmed',
    });
    expect(await freeUnits(server)).toEqual([0, 0]);
  });

  test('is owed when they are gone [R34]', async () => {
    const { paymentId } = await failed();
    const other = await bookingGuest(server);
    await other.book();
    await pay(paymentId);
    expect(await guest.payment(paymentId)).toMatchObject({
      status: 'paid',
      bookingStatus: 'cancelled',
      refundDue: 300,
    });
  });

  test('and the second try too: one stands, the other is owed, one room is taken', async () => {
    const { paymentId } = await failed();
    const again = (await (await tryAgain(paymentId)).json()).data;
    await Promise.all([pay(paymentId), pay(again.paymentId)]);
    const records = await guest.history();
    expect(records.map(({ status }) => status)).toEqual(['paid', 'paid']);
    expect(records.map(({ bookingStatus }) => bookingStatus)).toEqual(['confirmed', 'confirmed']);
    expect(records.filter(({ refundDue }) => refundDue === 300)).toHaveLength(1);
    const owed = records.find(({ refundDue }) => refundDue === 300);
    expect(paymentOutcome(owed!, { returned: true })).toBe('overpaid');
    expect(server.jobs.enqueued).toContainEqual(
      expect.objectContaining({
        data: expect.objectContaining({ text: expect.stringContaining('The booking stands.') }),
      }),
    );
    expect(await freeUnits(server)).toEqual([0, 0]);
  });
});
