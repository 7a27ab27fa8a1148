import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { storeSpa } from '../../spa/spa.fixtures.js';
import { bookingGuest } from '../../testing/booking-guest.js';
import { createPaymentsServer } from '../../testing/payments-server.js';
import { spaBooking, takenTimes } from '../../testing/spa-booking.js';
import { bookings } from '../tables.js';

let server: Awaited<ReturnType<typeof createPaymentsServer>>;

beforeAll(async () => {
  server = await createPaymentsServer();
  await storeSpa(server.services.db);
});

afterAll(() => server.close());

describe('the race for one time', () => {
  const times = ['11:30', '12:00', '12:30'];

  test('of sixty guests exactly one gets it; every other is told and offered what is free', async () => {
    const guests = await Promise.all(Array.from({ length: 60 }, () => bookingGuest(server)));
    const replies = await Promise.all(
      guests.map(async ({ createInvoice }, index) => {
        const serviceTime = times[index % times.length];
        return await createInvoice(spaBooking({ serviceTime, duration: 90 }), 125.5);
      }),
    );
    const won = replies.filter(({ status }) => status === 200);
    expect(won).toHaveLength(1);
    const refusals = await Promise.all(
      replies.filter(({ status }) => status !== 200).map((reply) => reply.json()),
    );
    expect(new Set(refusals.map(({ code }) => code))).toEqual(new Set(['spa.slot-taken']));
    const taken = await takenTimes(server);
    expect(taken).toHaveLength(3);
    for (const { details } of refusals) {
      expect(details.freeSlots).toHaveLength(3);
      for (const time of details.freeSlots) expect(taken).not.toContain(time);
    }
    expect(await server.services.db.select().from(bookings)).toHaveLength(1);
  });
});
