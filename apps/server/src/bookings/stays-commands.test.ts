import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { payments } from '../payments/tables.js';
import { runHotel } from '../testing/run-hotel.js';
import { bookingGuest, choose, roomBooking } from '../testing/booking-guest.js';
import { addRoom, createPaymentsServer } from '../testing/payments-server.js';

let server: Awaited<ReturnType<typeof createPaymentsServer>>;
let guest: Awaited<ReturnType<typeof bookingGuest>>;
/** Paid from 1 to 3 December, and only held for the same days. */
let paid: { paymentId: string; bookingId: string };
let held: { paymentId: string; bookingId: string };

beforeAll(async () => {
  server = await createPaymentsServer();
  await addRoom(server.services, { units: 2 });
  guest = await bookingGuest(server);
  const first = await guest.book();
  await choose(first.invoice_url, 'pay');
  await guest.until(first.paymentId, 'paid');
  paid = first;
  held = await (await bookingGuest(server)).book(roomBooking({ guestName: 'Salma' }));
});

afterAll(() => server.close());

const run = (...words: string[]) => runHotel(server, ...words);
const record = () => ({
  booking: paid.bookingId,
  guest: 'Layla Haddad',
  phone: '+96892123456',
  room: 'Sea View King',
  nights: 2,
  guests: 2,
  paid: 300,
});

describe.each([
  ['arrivals', '2026-12-01', '2026-12-03', 'arrives'],
  ['departures', '2026-12-03', '2026-12-01', 'departs'],
])('%s [G2.2]', (command, day, other, verb) => {
  test('of a day: who has paid, not who only holds', async () => {
    expect(await run(command, day)).toBe(
      `${paid.bookingId}  Layla Haddad  +96892123456  Sea View King  nights: 2  guests: 2  paid: $300.00\n`,
    );
    expect(JSON.parse(await run(command, day, '--json'))).toEqual([record()]);
    expect(await run(command, day, '--csv')).toBe(
      `"booking","guest","phone","room","nights","guests","paid"\r\n"${paid.bookingId}","Layla Haddad","'+96892123456","Sea View King","2","2","300"\r\n`,
    );
  });

  test('without a day it is the hotel’s today', async () => {
    expect(await run(command)).toBe(`Nobody ${verb} on 2026-11-20.\n`);
    expect(await run(command, other)).toBe(`Nobody ${verb} on ${other}.\n`);
    server.setNow(new Date(`${day}T03:00:00Z`));
    expect(await run(command)).toContain(paid.bookingId);
    server.setNow(new Date('2026-11-20T08:00:00Z'));
  });

  test.each([['tomorrow'], ['2026-02-30']])('%s is refused [G2.7]', async (wrong) => {
    await expect(run(command, wrong)).rejects.toThrow('Give the day as YYYY-MM-DD.');
  });
});

test('booking: its item, price, payment and history, at the hotel’s time [G2.2]', async () => {
  const lines = (await run('booking', paid.bookingId)).split('\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      `${paid.bookingId}  confirmed  booked 2026-11-20 12:00`,
      'Sea View King',
      '  Check-in: Tue, 1 Dec 2026',
      '  Guest: Layla Haddad',
      `  Email: ${guest.user.email}`,
      '  2 nights at $150.00: $300.00',
      '  Total: $300.00',
      `Payment ${paid.paymentId}  paid  $300.00`,
      '  Received: $300.00',
      `  2026-11-20 12:00  ${paid.paymentId}  paid (webhook)`,
    ]),
  );
});

test('booking: one that is held says until when, and what the desk noted of it [G2.2]', async () => {
  const { db } = server.services;
  await db.update(payments).set({ flagged: true }).where(eq(payments.id, held.paymentId));
  expect(await run('booking', held.bookingId)).toMatch(
    /\nHeld until 2026-11-20 12:30\.\n.*\n {2}In doubt: look at the provider’s own pages\.\n/s,
  );
  await run('refunds', 'dismiss', held.paymentId, '--note', 'Never paid', '--by', 'Amal');
  expect(await run('booking', held.bookingId)).toContain('checked (hotel, Amal: Never paid)\n');
});

test.each([
  [[], 'Give a booking: BK-…'],
  [['BK-1'], 'There is no booking BK-1.'],
  [['BK-1', 'BK-2'], 'It is used as: pnpm hotel booking <booking>'],
])('booking %o is refused [G2.7]', async (words, message) => {
  await expect(run('booking', ...words)).rejects.toThrow(message);
});
