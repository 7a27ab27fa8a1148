import { minutesAfter } from '@vestibule/domain/calendar';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertBooking, lockGuest } from '../bookings/store.js';
import { bookings } from '../bookings/tables.js';
import { insertEvent } from '../events/events.fixtures.js';
import { storeSpa } from '../spa/spa.fixtures.js';
import { bookingGuest, roomBooking } from '../testing/booking-guest.js';
import { changeBeneath } from '../testing/change-beneath.js';
import { addRoom, createPaymentsServer } from '../testing/payments-server.js';
import { sendJson } from '../testing/send-json.js';
import { spaBooking } from '../testing/spa-booking.js';
import { allPersonalData } from './all-personal-data.js';
import { hashPassword } from './passwords.js';
import { deleteUser, findUser } from './store.js';
import { users } from './tables.js';

let server: Awaited<ReturnType<typeof createPaymentsServer>>;
const password = 'Seaside7Palms';

beforeAll(async () => {
  server = await createPaymentsServer();
  await addRoom(server.services);
  await storeSpa(server.services.db);
  await insertEvent(server.services.db);
});
afterAll(() => server.close());

const bookingsOf = (userId: string) =>
  server.services.db.select().from(bookings).where(eq(bookings.userId, userId));

describe('a booking while the account is deleted', () => {
  const { bookingDetails } = roomBooking();
  const event = { type: 'event', id: 'lantern-dinner', bookingDetails };

  test.each([
    ['room', roomBooking(), 300],
    ['spa', spaBooking(), 90],
    ['event', { ...event, tickets: 2, extras: {}, addons: {} }, 170],
  ])('401: a %s that comes second is not kept', async (_, booking, amount) => {
    const { user, createInvoice } = await bookingGuest(server);
    const response = await changeBeneath(server.services.db, {
      lock: (tx) => lockGuest(tx, user._id),
      call: () => createInvoice(booking, amount),
      change: async (tx) => {
        const today = server.services.today();
        for (const part of allPersonalData) await part.erase(tx, user._id, today);
        await deleteUser(tx, user._id);
      },
    });
    expect(response.status).toBe(401);
    expect(await bookingsOf(user._id)).toEqual([]);
  });

  test('409: one that comes first keeps the account', async () => {
    const { db, now } = server.services;
    const { token, user } = await bookingGuest(server);
    const passwordHash = await hashPassword(password);
    await db.update(users).set({ passwordHash }).where(eq(users.id, user._id));
    const booking = {
      id: crypto.randomUUID(),
      userId: user._id,
      guestEmail: user.email,
      lines: [],
      orderDescription: 'Room',
      fingerprint: 'room',
      totalCents: 30_000,
      status: 'pending' as const,
      createdAt: now(),
    };
    const response = await changeBeneath(db, {
      lock: (tx) => lockGuest(tx, user._id),
      call: () =>
        sendJson(server, '/api/basic-users/delete-account', { token, body: { password } }),
      change: (tx) => insertBooking(tx, booking, { expiresAt: minutesAfter(now(), 30) }),
    });
    expect(response.status).toBe(409);
    expect(await findUser(db, user._id)).toBeDefined();
    expect(await bookingsOf(user._id)).toHaveLength(1);
  });
});
