import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { holds } from '../../bookings/tables.js';
import { insertEvent } from '../../events/events.fixtures.js';
import { storeSpa } from '../../spa/spa.fixtures.js';
import { bookingGuest, choose, freeUnits, roomBooking } from '../../testing/booking-guest.js';
import {
  after,
  guest,
  openPaymentsServer,
  pay,
  server,
} from '../../testing/opened-payments-server.js';
import { addRoom } from '../../testing/payments-server.js';
import { spaBooking } from '../../testing/spa-booking.js';
import { expireHolds } from '../jobs/expire-holds.js';

openPaymentsServer();

/** At that minute nothing unpaid is held any more. */
async function ranOutAt(minute: number): Promise<void> {
  after(minute);
  await expireHolds(server.services);
}

const refusalOf = async (reply: Promise<Response>) => {
  const response = await reply;
  const { code, message } = await response.json();
  return {
    status: response.status,
    code,
    message,
    retryAfter: response.headers.get('retry-after'),
  };
};

describe('a guest whose hold ran out unpaid (ruling 49)', () => {
  test('429: waits as long as a hold lasts for any of those nights, and is told until when [R49]', async () => {
    const first = await guest.book();
    await ranOutAt(31);
    const refused = {
      status: 429,
      code: 'payments.time-to-pay-over',
      message:
        'Your time to pay for these nights has run out. You can take them again from 13:01, hotel time.',
      retryAfter: '1800',
    };
    expect(await refusalOf(guest.createInvoice())).toEqual(refused);
    expect(await refusalOf(guest.ask(first.paymentId, '/continue', {}))).toEqual(refused);
    const arabic = await refusalOf(guest.ask(first.paymentId, '/continue?lang=ar', {}));
    expect(arabic.message).toMatch(/^\p{Script=Arabic}.*\u206813:01\u2069/u);
    const oneOfThem = roomBooking({ checkInDate: '2026-12-02', checkOutDate: '2026-12-04' });
    expect((await guest.createInvoice(oneOfThem)).status).toBe(429);
    expect(await freeUnits(server)).toEqual([1, 1]);
    const freeFrom = '2026-11-20T09:01:00.000Z';
    expect(await guest.payment(first.paymentId)).toMatchObject({ status: 'expired', freeFrom });
    after(61);
    expect((await guest.createInvoice()).status).toBe(200);
  });

  test('200: takes other nights, and other rooms; another guest takes the same', async () => {
    await addRoom(server.services, { id: 'other' });
    await guest.book();
    await ranOutAt(31);
    const later = roomBooking({ checkInDate: '2026-12-03', checkOutDate: '2026-12-05' });
    expect((await guest.createInvoice(later)).status).toBe(200);
    expect((await guest.createInvoice(roomBooking({}, 'other'))).status).toBe(200);
    expect((await (await bookingGuest(server)).createInvoice()).status).toBe(200);
  });

  test('429: the same seats and the same treatment, in their own words', async () => {
    await insertEvent(server.services.db);
    await storeSpa(server.services.db);
    const tickets = (count: number) => ({
      type: 'event',
      id: 'lantern-dinner',
      bookingDetails: { guestName: 'Layla Haddad' },
      tickets: count,
    });
    await guest.createInvoice(tickets(2), 170);
    await guest.createInvoice(spaBooking(), 90);
    await ranOutAt(31);
    expect(await refusalOf(guest.createInvoice(tickets(3), 255))).toMatchObject({
      code: 'payments.time-to-pay-over',
      message: expect.stringContaining('these seats'),
    });
    expect(
      await refusalOf(guest.createInvoice(spaBooking({ serviceTime: '12:30' }), 90)),
    ).toMatchObject({
      code: 'payments.time-to-pay-over',
      message: expect.stringContaining('this treatment'),
    });
    expect((await guest.createInvoice(spaBooking({ serviceTime: '15:00' }), 90)).status).toBe(200);
  });

  test('late money books them all the same', async () => {
    const { paymentId } = await guest.book();
    await ranOutAt(31);
    await pay(paymentId);
    expect((await guest.payment(paymentId)).bookingStatus).toBe('confirmed');
  });
});

describe('a guest who gives a hold up', () => {
  const cancel = async (paymentId: string) => await guest.ask(paymentId, '/cancel', {});

  test('200: takes it again at once', async () => {
    const { paymentId } = await guest.book();
    await cancel(paymentId);
    expect((await guest.createInvoice()).status).toBe(200);
  });

  test('200: nor waits after a payment that failed', async () => {
    const { invoice_url, paymentId } = await guest.book();
    await choose(invoice_url, 'fail');
    await guest.until(paymentId, 'failed');
    expect((await guest.createInvoice()).status).toBe(200);
  });

  test('429: cannot hold for ever by cancelling and taking again', async () => {
    for (const minute of [0, 25, 50]) {
      after(minute);
      const response = await guest.createInvoice();
      expect(response.status).toBe(200);
      await cancel((await response.json()).data.paymentId);
    }
    after(56);
    expect((await refusalOf(guest.createInvoice())).code).toBe('payments.time-to-pay-over');
    after(80);
    expect((await guest.createInvoice()).status).toBe(200);
  });

  test('429: nor by changing the booking again and again, nor by coming back to it', async () => {
    const until: string[] = [];
    for (const [minute, guests] of [
      [0, 1],
      [25, 2],
      [50, 1],
      [58, 1],
    ] as const) {
      after(minute);
      const { data } = await (await guest.createInvoice(roomBooking({ guests }))).json();
      until.push(data.heldUntil);
    }
    expect(until.at(-1)).toBe('2026-11-20T09:00:00.000Z');
    after(60.5);
    expect((await refusalOf(guest.createInvoice(roomBooking({ guests: 1 })))).code).toBe(
      'payments.time-to-pay-over',
    );
    expect((await refusalOf(guest.createInvoice(roomBooking({ guests: 2 })))).code).toBe(
      'payments.time-to-pay-over',
    );
    await ranOutAt(61);
    expect(await freeUnits(server)).toEqual([1, 1]);
  });

  test('a hold of an earlier release, without its times, starts from the beginning', async () => {
    const { bookingId, paymentId } = await guest.book();
    await server.services.db
      .update(holds)
      .set({ since: null, network: null, units: 0 })
      .where(eq(holds.bookingId, bookingId));
    await cancel(paymentId);
    expect((await guest.createInvoice()).status).toBe(200);
  });
});
