import { beforeEach, describe, expect, test } from 'vitest';
import { bookings, holds } from '../../bookings/tables.js';
import { insertEvent } from '../../events/events.fixtures.js';
import { findEvent } from '../../events/store.js';
import { storeSpa } from '../../spa/spa.fixtures.js';
import { freeUnits, roomBooking } from '../../testing/booking-guest.js';
import { guest, openPaymentsServer, server } from '../../testing/opened-payments-server.js';
import { addRoom } from '../../testing/payments-server.js';
import { spaBooking, takenTimes } from '../../testing/spa-booking.js';
import { payments } from '../tables.js';

openPaymentsServer();

beforeEach(async () => {
  // Enough for five: nothing but the guest's own hold keeps them from being taken twice.
  await addRoom(server.services, { id: 'twin', units: 5 });
  await storeSpa(server.services.db);
  await insertEvent(server.services.db, { currentAttendees: 0 });
});

const contact = { guestName: 'Layla Haddad', phone: '+96892123456' };
const orders = [
  {
    what: 'a room',
    booking: roomBooking({}, 'twin'),
    dollars: 300,
    taken: async () => (await freeUnits(server, 'twin')).map((free) => 5 - free),
    once: [1, 1],
  },
  {
    what: 'a treatment',
    booking: spaBooking(),
    dollars: 90,
    taken: () => takenTimes(server),
    once: ['12:00', '12:30'],
  },
  {
    what: 'tickets',
    booking: { type: 'event', id: 'lantern-dinner', bookingDetails: contact, tickets: 2 },
    dollars: 170,
    taken: async () => (await findEvent(server.services.db, 'lantern-dinner'))?.currentAttendees,
    once: 2,
  },
].flatMap((order) => [
  { ...order, create: 'createInvoice' as const },
  { ...order, create: 'createSession' as const },
]);

/** Without a key: the guest's own hold of the same is kept (decision 064). */
describe.each(orders)('$create of $what, sent twice', ({ booking, dollars, create, ...order }) => {
  const ask = async () => (await guest[create](booking, dollars)).json();
  const counted = async () => {
    const { db } = server.services;
    return [await db.$count(bookings), await db.$count(holds), await db.$count(payments)];
  };

  test('200: again, as after a lost reply, the same reply and the same page', async () => {
    const first = await ask();
    expect(first.success).toBe(true);
    expect(await ask()).toEqual(first);
    expect(await counted()).toEqual([1, 1, 1]);
    expect(await order.taken()).toEqual(order.once);
  });

  test('200: five at once are one booking, taken once; later calls get one of their pages', async () => {
    const replies = await Promise.all(Array.from({ length: 5 }, ask));
    expect(new Set(replies.map(({ data }) => data.bookingId)).size).toBe(1);
    const [booked, held, opened] = await counted();
    expect([booked, held]).toEqual([1, 1]);
    expect(await order.taken()).toEqual(order.once);
    const later = await ask();
    expect(replies.map(({ data }) => data.paymentId)).toContain(later.data.paymentId);
    expect(await counted()).toEqual([1, 1, opened]);
  });
});
