import { describe, expect, test } from 'vitest';
import { rooms } from '../rooms/tables.js';
import { bookingGuest, choose, freeUnits, roomBooking } from '../testing/booking-guest.js';
import { guest, openPaymentsServer, server } from '../testing/opened-payments-server.js';
import { sendJson } from '../testing/send-json.js';

openPaymentsServer();

const faults = (fault: string) =>
  fetch(`${server.url}/sandbox/nowpayments/faults`, {
    method: 'POST',
    body: new URLSearchParams({ fault }),
  });

describe('POST /payments/usdt/create-invoice (spec 7)', () => {
  test('200: the invoice’s address, the hotel’s own total, the nights taken and held [S4.payment.1, S7.payments.1]', async () => {
    const response = await guest.createInvoice();
    expect(response.status).toBe(200);
    const { success, data } = await response.json();
    expect(success).toBe(true);
    expect(data.invoice_url).toMatch(/\/sandbox\/nowpayments\/payment\/\?iid=\d+$/);
    expect(data).toMatchObject({ total: 300, heldUntil: '2026-11-20T08:30:00.000Z' });
    expect(await freeUnits(server)).toEqual([0, 0]);
  });

  test('200: paid on the provider’s page, settled by its signed message, seen in the history [S7.payments.4]', async () => {
    const { paymentId, invoice_url } = await guest.book();
    const back = await choose(invoice_url, 'pay');
    expect(back.searchParams.get('payment')).toBe(paymentId);
    const paid = await guest.until(paymentId, 'paid');
    expect(paid).toMatchObject({ bookingStatus: 'confirmed', amount: 300, gateway: 'NowPayments' });
    expect(server.jobs.enqueued).toMatchObject([
      {
        name: 'payments.send-confirmation',
        data: { paymentId },
      },
    ]);
    expect(await guest.history()).toMatchObject([
      {
        _id: paymentId,
        status: 'paid',
        booking: { type: 'room', name: 'Sea View King', checkInDate: '2026-12-01', guests: 2 },
        orderDescription:
          'Room Booking: Sea View King | Guest: Layla Haddad | Check-in: 2026-12-01 | Check-out: 2026-12-03 | Guests: 2 | Phone: +96892123456',
      },
    ]);
    expect(await freeUnits(server)).toEqual([0, 0]);
  });

  test('200: a second create for the same booking keeps its hold and takes nothing more', async () => {
    const first = await guest.book();
    const again = await guest.book();
    expect(again).toMatchObject({ bookingId: first.bookingId, invoice_url: first.invoice_url });
    const byCard = await guest.bookByCard();
    expect(byCard.bookingId).toBe(first.bookingId);
    expect(byCard.paymentId).not.toBe(first.paymentId);
    expect(await freeUnits(server)).toEqual([0, 0]);
  });

  test('401: nobody books without a session, or with a forged token [S5.room.3, S6.guest.1]', async () => {
    const path = '/api/payments/usdt/create-invoice';
    expect((await sendJson(server, path, { body: {} })).status).toBe(401);
    expect((await sendJson(server, path, { body: {}, token: 'forged' })).status).toBe(401);
  });

  test('403: another guest’s id is refused, and nothing is taken', async () => {
    const other = await bookingGuest(server);
    const response = await sendJson(server, '/api/payments/usdt/create-invoice', {
      token: guest.token,
      body: {
        userId: other.user._id,
        price_amount: 300,
        price_currency: 'USD',
        order_id: '1',
        order_description: 'Room',
        booking: roomBooking(),
      },
    });
    expect(response.status).toBe(403);
    expect((await response.json()).code).toBe('payments.not-yours');
    expect(await freeUnits(server)).toEqual([1, 1]);
  });

  test('404: an unknown room', async () => {
    const response = await guest.createInvoice(roomBooking({}, 'no-such-room'));
    expect(response.status).toBe(404);
  });

  test('409: a price that changed since it was seen names the right total, and nothing is taken [R4]', async () => {
    await server.services.db.update(rooms).set({ priceCents: 17_500 });
    const response = await guest.createInvoice();
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({
      code: 'payments.price-changed',
      details: { total: 350 },
    });
    expect(await freeUnits(server)).toEqual([1, 1]);
  });

  test('409: one sold-out night is enough, and the other night stays free [R6]', async () => {
    await guest.createInvoice(roomBooking({ checkInDate: '2026-12-02' }), 150);
    const late = await bookingGuest(server);
    const response = await late.createInvoice();
    expect(response.status).toBe(409);
    expect((await response.json()).code).toBe('rooms.sold-out');
    expect(await freeUnits(server)).toEqual([1, 0]);
  });

  test.each([
    [{ guestName: ' ' }, 'rooms.name-required', 'Please enter your name.'],
    [{ guestName: 'Visit evil.com' }, 'rooms.name-invalid', 'Please enter a name without links.'],
    [{ checkInDate: '' }, 'rooms.check-in-required', 'Please select check-in date.'],
    [{ checkOutDate: '' }, 'rooms.check-out-required', 'Please select check-out date.'],
    [{ guests: 0 }, 'rooms.guests-required', 'Please select number of guests.'],
    [{ guests: 11 }, 'rooms.too-many-guests', 'That is more guests than this room sleeps.'],
    [
      { checkOutDate: '2026-12-01' },
      'rooms.check-out-not-after-check-in',
      'Check-out must be after check-in.',
    ],
    [{ checkInDate: '2026-11-19' }, 'rooms.check-in-past', 'Check-in cannot be in the past.'],
    [
      { guestName: 'a'.repeat(300) },
      'request.unprocessable',
      'Please enter a name of at most 200 characters.',
    ],
  ])('422: %o is refused with its own message (spec 5)', async (details, code, message) => {
    const response = await guest.createInvoice(roomBooking(details));
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ code, message });
  });

  test.each([
    [
      'error',
      'payments.provider-unreachable',
      'Failed to create payment invoice. Please try again.',
    ],
    [
      'rubbish',
      'payments.provider-unreachable',
      'Failed to create payment invoice. Please try again.',
    ],
    ['refusal', 'payments.invoice-failed', 'Failed to create invoice'],
  ])(
    '502: a provider that answers with %s costs the guest nothing (spec 8)',
    async (fault, code, message) => {
      await faults(fault);
      const response = await guest.createInvoice();
      expect(response.status).toBe(502);
      expect(await response.json()).toMatchObject({ code, message });
      expect(await freeUnits(server)).toEqual([1, 1]);
      expect(await guest.history()).toMatchObject([{ status: 'failed', bookingStatus: 'failed' }]);
      expect((await guest.createInvoice()).status).toBe(200);
    },
  );
});
