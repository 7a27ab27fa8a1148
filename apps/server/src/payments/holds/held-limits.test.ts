import { addDays } from '@vestibule/domain/calendar';
import { eq, isNotNull } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { users } from '../../account/tables.js';
import { createApi } from '../../app.js';
import { holds } from '../../bookings/tables.js';
import { connect } from '../../database/connect.js';
import { insertEvent } from '../../events/events.fixtures.js';
import { roomAvailability } from '../../rooms/tables.js';
import { storeNights } from '../../rooms/rooms.fixtures.js';
import { storeSpa } from '../../spa/spa.fixtures.js';
import { bookingGuest, roomBooking } from '../../testing/booking-guest.js';
import {
  after,
  guest,
  openPaymentsServer,
  pay,
  server,
} from '../../testing/opened-payments-server.js';
import { addRoom } from '../../testing/payments-server.js';
import { sendJson } from '../../testing/send-json.js';
import { setSetting } from '../../testing/set-setting.js';
import { signIn } from '../../testing/sign-in.js';
import { spaBooking } from '../../testing/spa-booking.js';
import { expireHolds } from '../jobs/expire-holds.js';

openPaymentsServer(async () => ({ TRUST_PROXY: '1' }));
beforeEach(() => addRoom(server.services, { id: 'wide', units: 50 }));

/** So many nights in the room that is never sold out. */
const nights = (count: number, from = '2026-12-01') =>
  roomBooking({ checkInDate: from, checkOutDate: addDays(from, count) }, 'wide');
const tickets = (count: number) => ({
  type: 'event',
  id: 'lantern-dinner',
  bookingDetails: { guestName: 'Layla Haddad' },
  tickets: count,
});

/** A guest at a network, and what each booking is answered. */
async function guestAt(address: string, account: Parameters<typeof signIn>[1] = {}) {
  const { token, user } = await signIn(server.services, account);
  const book = async (
    booking: unknown,
    price_amount: number,
    { fetch = server.fetch, from = address } = {},
  ) => {
    const response = await sendJson({ fetch }, '/api/payments/usdt/create-invoice', {
      token,
      headers: { 'x-forwarded-for': from },
      body: {
        userId: user._id,
        price_amount,
        price_currency: 'USD',
        order_id: '1',
        order_description: 'Room',
        booking,
      },
    });
    const { code, message, details, data } = await response.json();
    return {
      status: response.status,
      code,
      message,
      details,
      data,
      retryAfter: response.headers.get('retry-after'),
    };
  };
  return {
    id: user._id,
    book,
    stay: (count: number, from?: string) => book(nights(count, from), 150 * count),
  };
}

const unconfirmed = { emailVerifiedAt: null };

describe('what one guest holds unpaid', () => {
  test('200: three rooms for two weeks', async () => {
    const family = await guestAt('203.0.113.1', unconfirmed);
    for (const id of ['one', 'two', 'three']) {
      await addRoom(server.services, { id, units: 1 });
      const stay = { checkInDate: '2026-12-01', checkOutDate: '2026-12-15' };
      expect((await family.book(roomBooking(stay, id), 2100)).status).toBe(200);
    }
  });

  test('429: beyond the limit of the settings, with what to do; nothing is taken', async () => {
    await setSetting(server.services.db, 'booking.heldNightsPerGuest', 5);
    const { stay } = await guestAt('203.0.113.1');
    expect((await stay(3)).status).toBe(200);
    expect(await stay(3, '2026-12-10')).toMatchObject({
      status: 429,
      code: 'payments.guest-limit',
      retryAfter: '60',
      message:
        'You can hold at most 5 nights at once before you pay, and you hold 3 already. Please pay for one of your bookings or cancel it in My Bookings, or book at most 2 nights now.',
    });
    expect((await stay(2, '2026-12-10')).status).toBe(200);
    expect(await server.services.db.$count(holds)).toBe(2);
  });

  test('429: in the language of the call', async () => {
    await setSetting(server.services.db, 'booking.heldNightsPerGuest', 2);
    const arabic = await bookingGuest(server, { query: '?lang=ar' });
    const { message } = await (await arabic.createInvoice(nights(3), 450)).json();
    expect(message).toMatch(/^أقصى ما يمكن حفظه لك قبل الدفع: \u2068ليلتان\u2069/);
  });

  test('200: what is paid or cancelled does not count', async () => {
    await setSetting(server.services.db, 'booking.heldNightsPerGuest', 2);
    const paid = await guest.book(nights(2));
    expect((await guest.createInvoice(nights(2, '2026-12-10'))).status).toBe(429);
    await pay(paid.paymentId);
    const cancelled = await guest.book(nights(2, '2026-12-10'));
    await guest.ask(cancelled.paymentId, '/cancel', {});
    expect((await guest.createInvoice(nights(2, '2026-12-20'))).status).toBe(200);
  });

  test('200: a stay longer than the first settings let one guest hold, in two parts', async () => {
    const { db } = server.services;
    await storeNights(db, 'wide', addDays('2026-11-20', 90), Array<number>(60).fill(50));
    const { stay } = await guestAt('203.0.113.1');
    expect(await stay(110)).toMatchObject({
      status: 429,
      code: 'payments.guest-limit',
      message:
        'You can hold at most 90 nights at once before you pay. Please book at most 90 nights now and the rest once they are paid, or call us.',
    });
    const { status, data } = await stay(90);
    expect(status).toBe(200);
    const rest = addDays('2026-12-01', 90);
    expect((await stay(19, rest)).code).toBe('payments.guest-limit');
    await pay(data.paymentId, 90 * 15_000);
    expect((await stay(19, rest)).status).toBe(200);
    expect((await stay(71, '2026-12-05')).status).toBe(200);
  });

  test('200: going on to pay for what is held, and changing its dates, meets no limit', async () => {
    await setSetting(server.services.db, 'booking.heldNightsPerGuest', 2);
    await setSetting(server.services.db, 'booking.heldNightsPerNetwork', 3);
    const { paymentId, bookingId } = await guest.book(nights(2));
    await setSetting(server.services.db, 'booking.heldNightsPerGuest', 1);
    const again = await guest.ask(paymentId, '/continue', { method: 'visa' });
    expect((await again.json()).data).toMatchObject({ bookingId });
    await setSetting(server.services.db, 'booking.heldNightsPerGuest', 2);
    expect((await guest.createInvoice(nights(2, '2026-12-02'))).status).toBe(200);
  });

  test('429: seats and treatments are counted on their own', async () => {
    const { db } = server.services;
    await insertEvent(db);
    await storeSpa(db);
    await setSetting(db, 'booking.heldTreatmentsPerGuest', 1);
    const { book, stay } = await guestAt('203.0.113.1');
    expect((await stay(60)).status).toBe(200);
    expect(await book(tickets(12), 12 * 85)).toMatchObject({
      code: 'payments.guest-limit',
      message:
        'You can hold at most 10 seats at once before you pay. Please book at most 10 seats now and the rest once they are paid, or call us.',
    });
    expect((await book(tickets(10), 850)).status).toBe(200);
    expect((await book(spaBooking(), 90)).status).toBe(200);
    expect((await book(spaBooking({ serviceTime: '15:00' }), 90)).code).toBe(
      'payments.guest-limit',
    );
  });
});

describe('409: what is sold out says so before any limit [R49]', () => {
  const soldOut = { status: 409, code: 'rooms.sold-out' };

  test('of nights and of seats', async () => {
    const { db } = server.services;
    await insertEvent(db, { maxAttendees: 30, currentAttendees: 19 });
    await setSetting(db, 'booking.heldNightsPerGuest', 1);
    await setSetting(db, 'booking.heldSeatsPerGuest', 1);
    const { book, stay } = await guestAt('203.0.113.1');
    await db
      .update(roomAvailability)
      .set({ available: 0 })
      .where(eq(roomAvailability.date, '2026-12-20'));
    expect(await stay(2)).toMatchObject({ code: 'payments.guest-limit' });
    expect(await stay(40)).toMatchObject(soldOut);
    expect(await book(tickets(12), 12 * 85)).toMatchObject({
      code: 'events.sold-out',
      details: { spotsLeft: 11 },
    });
    expect(await book(tickets(11), 11 * 85)).toMatchObject({ code: 'payments.guest-limit' });
  });

  test('of ten bookings, and of what the guest must wait for', async () => {
    const { db } = server.services;
    const { stay } = await guestAt('203.0.113.1');
    await stay(2);
    after(31);
    await expireHolds(server.services);
    expect((await stay(2)).code).toBe('payments.time-to-pay-over');
    for (let day = 10; day < 20; day += 1) {
      expect((await stay(1, `2026-12-${day}`)).status).toBe(200);
    }
    expect((await stay(1, '2026-12-25')).code).toBe('payments.too-many-open');
    await db.update(roomAvailability).set({ available: 0 });
    expect(await stay(1, '2026-12-25')).toMatchObject(soldOut);
    expect(await stay(2)).toMatchObject(soldOut);
  });
});

describe('what one network holds unpaid', () => {
  beforeEach(async () => {
    await setSetting(server.services.db, 'booking.heldNightsPerNetwork', 6);
  });

  test('429: unconfirmed accounts leave a third to the others, and are told how to become one', async () => {
    const one = await guestAt('203.0.113.1', unconfirmed);
    const two = await guestAt('203.0.113.1', unconfirmed);
    expect((await one.stay(4)).status).toBe(200);
    expect(await two.stay(1)).toMatchObject({ status: 429, code: 'payments.email-unconfirmed' });
    const { db, now } = server.services;
    await db.update(users).set({ emailVerifiedAt: now() }).where(eq(users.id, two.id));
    expect((await two.stay(1)).status).toBe(200);
  });

  test('429: confirmed accounts of one network share its limit; other networks have their own', async () => {
    const [one, two] = [await guestAt('2001:db8:1:1::1'), await guestAt('2001:db8:1:ff::2')];
    expect((await one.stay(5)).status).toBe(200);
    expect(await two.stay(2)).toMatchObject({ status: 429, code: 'payments.network-limit' });
    expect((await two.stay(1)).status).toBe(200);
    expect((await (await guestAt('2001:db8:1:100::1')).stay(5)).status).toBe(200);
  });

  test('the network is kept as a hash, only while something is held', async () => {
    const { db } = server.services;
    const known = () => db.select().from(holds).where(isNotNull(holds.network));
    const { stay } = await guestAt('203.0.113.1');
    const { data } = await stay(2);
    const [hold] = await known();
    expect(hold?.network).toMatch(/^[\w-]{43}$/);
    await pay(data.paymentId);
    expect(await known()).toEqual([]);
  });
});

test('a race: twenty bookings of one guest, from as many networks, never pass the limit together [R49]', async () => {
  const { db } = server.services;
  await setSetting(db, 'booking.heldNightsPerGuest', 10);
  const { book } = await guestAt('203.0.113.1');
  const replies = await Promise.all(
    Array.from({ length: 20 }, (_, turn) =>
      book(nights(3, addDays('2026-12-01', turn * 3)), 450, { from: `203.0.113.${turn}` }),
    ),
  );
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(3);
  expect(replies.filter(({ code }) => code === 'payments.guest-limit')).toHaveLength(17);
  expect(await db.$count(holds)).toBe(3);
});

test('a race: forty accounts of one network at two servers never pass its limit together [R49]', async () => {
  const { db } = server.services;
  await setSetting(db, 'booking.heldNightsPerNetwork', 20);
  const { rows } = await db.$client.query('SELECT current_database() AS name');
  const url = new URL(db.$client.options.connectionString ?? '');
  url.pathname = `/${rows[0].name}`;
  const second = connect(url.href);
  try {
    const api = createApi({ ...server.services, db: second.db });
    const fetches = [
      server.fetch,
      async (path: string, init?: RequestInit) => await api.request(path, init),
    ];
    const guests = await Promise.all(
      Array.from({ length: 40 }, () => guestAt('203.0.113.1', unconfirmed)),
    );
    const replies = await Promise.all(
      guests.map(({ book }, index) => book(nights(3), 450, { fetch: fetches[index % 2] })),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(4);
    expect(replies.filter(({ code }) => code === 'payments.email-unconfirmed')).toHaveLength(36);
    expect(await db.$count(holds)).toBe(4);
  } finally {
    await second.close();
  }
});
