import { eventsMessages } from '@vestibule/domain/events';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { insertEvent } from '../../events/events.fixtures.js';
import { findEvent } from '../../events/store.js';
import { events } from '../../events/tables.js';
import { expireHolds } from '../../payments/jobs/expire-holds.js';
import { bookingGuest, choose } from '../../testing/booking-guest.js';
import { createPaymentsServer } from '../../testing/payments-server.js';
import { bookings } from '../tables.js';

let server: Awaited<ReturnType<typeof createPaymentsServer>>;
let guest: Awaited<ReturnType<typeof bookingGuest>>;

beforeEach(async () => {
  server = await createPaymentsServer();
  await insertEvent(server.services.db);
  guest = await bookingGuest(server);
});

afterEach(() => server.close());

/** The structured booking that the dialog sends (ruling 5); two tickets are $170.00. */
function eventBooking(order: object = {}, id = 'lantern-dinner') {
  const bookingDetails = { guestName: 'Layla Haddad', phone: '+96892123456', email: 'layla' };
  return { type: 'event', id, bookingDetails, tickets: 2, extras: {}, addons: {}, ...order };
}

async function seatsTaken(): Promise<number | undefined> {
  return (await findEvent(server.services.db, 'lantern-dinner'))?.currentAttendees;
}

const leave = (seats: number) =>
  server.services.db.update(events).set({ maxAttendees: 40, currentAttendees: 40 - seats });

describe('buying tickets and paying for them (spec 7, Payments)', () => {
  test('200: the order is in columns, priced from the hotel’s own record', async () => {
    const order = eventBooking({ tickets: 3, extras: { photo: 2 }, addons: { 'front-row': 1 } });
    const response = await guest.createInvoice(order, 321);
    expect(response.status).toBe(200);
    expect((await response.json()).data).toMatchObject({ total: 321 });
    expect(await server.services.db.select().from(bookings)).toMatchObject([
      {
        type: 'event',
        serviceId: 'lantern-dinner',
        serviceName: 'Lantern Dinner on the Sand',
        guestName: 'Layla Haddad',
        guestPhone: '+96892123456',
        serviceDate: '2026-12-05',
        serviceTime: '19:30',
        tickets: 3,
        lines: [
          { label: 'tickets', quantity: 3, unitPrice: 85, total: 255 },
          { label: 'Photographs', quantity: 2, unitPrice: 25.5, total: 51 },
          { label: 'Seat beside the music', quantity: 1, unitPrice: 15, total: 15 },
        ],
        totalCents: 32_100,
        status: 'pending',
      },
    ]);
    expect(await seatsTaken()).toBe(15);
  });

  test('200: paid, confirmed, and described by title, guest, phone and ticket count', async () => {
    const { data } = await (await guest.createInvoice(eventBooking(), 170)).json();
    await choose(data.invoice_url, 'pay');
    expect(await guest.until(data.paymentId, 'paid')).toMatchObject({
      bookingStatus: 'confirmed',
      orderDescription:
        'Event Booking: Lantern Dinner on the Sand | Guest: Layla Haddad | Phone: +96892123456 | Tickets: 2',
    });
    expect(await seatsTaken()).toBe(14);
  });

  test('200: by card the same seats are kept, and none beside them [S7.payments.2]', async () => {
    const first = (await (await guest.createInvoice(eventBooking(), 170)).json()).data;
    const byCard = await (await guest.createSession(eventBooking(), 170)).json();
    expect(byCard.data).toMatchObject({ bookingId: first.bookingId });
    expect(await seatsTaken()).toBe(14);
  });

  test('200: who holds the last seats may still change the method', async () => {
    await leave(2);
    await guest.createInvoice(eventBooking(), 170);
    expect((await guest.createSession(eventBooking(), 170)).status).toBe(200);
    expect(await seatsTaken()).toBe(40);
  });

  test('200: a zero among the extras makes no other booking of it', async () => {
    const first = (await (await guest.createInvoice(eventBooking(), 170)).json()).data;
    const again = await guest.createInvoice(eventBooking({ extras: { photo: 0 } }), 170);
    expect((await again.json()).data.bookingId).toBe(first.bookingId);
  });

  test('401: nobody buys without a session [S6.guest.1]', async () => {
    const response = await server.fetch('/api/payments/usdt/create-invoice', { method: 'POST' });
    expect(response.status).toBe(401);
  });

  test.each([
    ['unknown', {}, 'no-such-event'],
    ['unpublished', { publishWebsite: false }, undefined],
    ['inactive', { active: false }, undefined],
    ['cancelled', { status: 'cancelled' }, undefined],
  ])('404: an event that is %s', async (_name, changes, id) => {
    if (Object.keys(changes).length > 0) await server.services.db.update(events).set(changes);
    const response = await guest.createInvoice(eventBooking({}, id), 170);
    expect(response.status).toBe(404);
    expect((await response.json()).code).toBe('events.not-found');
    expect(await seatsTaken()).toBe(12);
  });

  test('409: an event that is over', async () => {
    await server.services.db.update(events).set({ date: '2026-11-19' });
    const response = await guest.createInvoice(eventBooking(), 170);
    expect(response.status).toBe(409);
    expect((await response.json()).code).toBe('events.over');
  });

  test('200 until the event begins at the hotel, 409 from then on (ruling 24)', async () => {
    await server.services.db.update(events).set({ date: '2026-11-20' });
    // 19:29 at the hotel, whatever the clock of a guest says.
    server.setNow(new Date('2026-11-20T15:29:00Z'));
    expect((await guest.createInvoice(eventBooking(), 170)).status).toBe(200);
    server.setNow(new Date('2026-11-20T15:30:00Z'));
    const late = await bookingGuest(server);
    const response = await late.createInvoice(eventBooking(), 170);
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({
      code: 'events.begun',
      message: 'This event has begun. Tickets are sold until it begins.',
    });
    expect(await seatsTaken()).toBe(14);
  });

  test('200: who began to pay before the event does keep the seats', async () => {
    await server.services.db.update(events).set({ date: '2026-11-20' });
    server.setNow(new Date('2026-11-20T15:29:00Z'));
    const { data } = await (await guest.createInvoice(eventBooking(), 170)).json();
    server.setNow(new Date('2026-11-20T15:31:00Z'));
    await choose(data.invoice_url, 'pay');
    expect(await guest.until(data.paymentId, 'paid')).toMatchObject({
      bookingStatus: 'confirmed',
    });
  });

  test('409: more tickets than are left, told with what is left; nothing is taken', async () => {
    await leave(2);
    const response = await guest.createInvoice(eventBooking({ tickets: 3 }), 255);
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({
      code: 'events.sold-out',
      message: eventsMessages['events.sold-out'],
      details: { spotsLeft: 2 },
    });
    expect(await seatsTaken()).toBe(38);
    expect((await guest.createInvoice(eventBooking(), 170)).status).toBe(200);
  });

  test('409: another price than the hotel’s, and nothing is taken (ruling 4)', async () => {
    await server.services.db.update(events).set({ priceCents: 9_000 });
    const response = await guest.createInvoice(eventBooking(), 170);
    expect(response.status).toBe(409);
    expect(await response.json()).toMatchObject({
      code: 'payments.price-changed',
      details: { total: 180 },
    });
    expect(await seatsTaken()).toBe(12);
  });

  test.each([
    ['no ticket', { tickets: 0 }, 'events.tickets-required'],
    ['an extra that is not offered', { extras: { rocket: 1 } }, 'events.unknown-option'],
    ['an add-on among the extras', { extras: { 'front-row': 1 } }, 'events.unknown-option'],
    ['a hundred of one add-on', { addons: { 'front-row': 100 } }, 'events.unknown-option'],
  ])('422: %s', async (_name, order, code) => {
    const response = await guest.createInvoice(eventBooking(order), 170);
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ code });
    expect(await seatsTaken()).toBe(12);
  });

  test('422: a link for the guest’s name, and nothing is taken [R50]', async () => {
    const details = { guestName: 'Visit evil.com', phone: '+96892123456' };
    const response = await guest.createInvoice(eventBooking({ bookingDetails: details }), 170);
    expect(response.status).toBe(422);
    const message = 'Please enter a name without links.';
    expect(await response.json()).toMatchObject({
      code: 'request.unprocessable',
      message,
      fields: { 'booking.bookingDetails.guestName': message },
    });
    const arabic = await bookingGuest(server, { query: '?lang=ar' });
    const refused = await arabic.createInvoice(eventBooking({ bookingDetails: details }), 170);
    expect((await refused.json()).fields).toEqual({
      'booking.bookingDetails.guestName': 'يُرجى إدخال اسم خالٍ من الروابط.',
    });
    expect(await seatsTaken()).toBe(12);
  });

  test('502: a provider without a page to give costs no seat', async () => {
    await fetch(`${server.url}/sandbox/nowpayments/faults`, {
      method: 'POST',
      body: new URLSearchParams({ fault: 'refusal' }),
    });
    expect((await guest.createInvoice(eventBooking(), 170)).status).toBe(502);
    expect(await seatsTaken()).toBe(12);
  });
});

describe('seats come back', () => {
  const hold = async () => (await (await guest.createInvoice(eventBooking(), 170)).json()).data;

  test('when the hold expires', async () => {
    await hold();
    expect(await seatsTaken()).toBe(14);
    server.setNow(new Date('2026-11-20T08:31:00Z'));
    await expireHolds(server.services);
    await expireHolds(server.services);
    expect(await seatsTaken()).toBe(12);
  });

  test('when the guest cancels', async () => {
    const { paymentId } = await hold();
    expect((await guest.ask(paymentId, '/cancel', {})).status).toBe(200);
    expect(await seatsTaken()).toBe(12);
  });

  test.each(['fail', 'cancel'] as const)('when the payment ends in %s', async (choice) => {
    const { invoice_url } = await hold();
    await choose(invoice_url, choice);
    await expect.poll(seatsTaken).toBe(12);
  });

  test('and trying again takes them again, or says how many are left', async () => {
    await leave(3);
    const { paymentId, invoice_url } = await hold();
    await choose(invoice_url, 'fail');
    await guest.until(paymentId, 'failed');
    expect(await seatsTaken()).toBe(37);
    const other = await bookingGuest(server);
    const one = (await (await other.createInvoice(eventBooking(), 170)).json()).data;
    const refused = await guest.ask(paymentId, '/continue', {});
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({
      code: 'events.sold-out',
      details: { spotsLeft: 1 },
    });
    await other.ask(one.paymentId, '/cancel', {});
    expect((await guest.ask(paymentId, '/continue', {})).status).toBe(200);
    expect(await seatsTaken()).toBe(39);
  });

  test('when money comes too late for them it is owed, and nobody loses a seat', async () => {
    await leave(2);
    const late = await hold();
    server.setNow(new Date('2026-11-20T08:31:00Z'));
    await expireHolds(server.services);
    const other = await bookingGuest(server);
    await other.createInvoice(eventBooking(), 170);
    await choose(late.invoice_url, 'pay');
    expect(await guest.until(late.paymentId, 'paid')).toMatchObject({
      bookingStatus: 'cancelled',
      refundDue: 170,
    });
    expect(await seatsTaken()).toBe(40);
  });
});

describe('the race for the last seats', () => {
  test('of 200 requests for the last 5 exactly 5 are sold; every other is told', async () => {
    await leave(5);
    const guests = await Promise.all(Array.from({ length: 200 }, () => bookingGuest(server)));
    const replies = await Promise.all(
      guests.map(({ createInvoice }) => createInvoice(eventBooking({ tickets: 1 }), 85)),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(5);
    const refused = replies.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(195);
    for (const { code, details } of await Promise.all(refused.map((reply) => reply.json()))) {
      expect(code).toBe('events.sold-out');
      expect(details.spotsLeft).toBe(0);
    }
    expect(await seatsTaken()).toBe(40);
    const sold = await server.services.db.select().from(bookings).where(eq(bookings.tickets, 1));
    expect(sold).toHaveLength(5);
  });
});
