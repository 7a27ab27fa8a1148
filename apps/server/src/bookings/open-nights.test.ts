import { addDays } from '@vestibule/domain/calendar';
import { inArray } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { deskChanges } from '../desk/tables.js';
import { roomAvailability, rooms } from '../rooms/tables.js';
import { bookingGuest, choose, freeUnits, roomBooking } from '../testing/booking-guest.js';
import { addRoom, createPaymentsServer } from '../testing/payments-server.js';
import { runHotel } from '../testing/run-hotel.js';

let server: Awaited<ReturnType<typeof createPaymentsServer>>;

beforeEach(async () => {
  server = await createPaymentsServer();
  await addRoom(server.services, { units: 3 });
});

afterEach(() => server.close());

const NIGHTS = ['sea-view-king', '2026-12-01', '2026-12-02'];
const close = () => runHotel(server, 'close-nights', ...NIGHTS, '--by', 'Amal');
const open = () => runHotel(server, 'open-nights', ...NIGHTS, '--by', 'Salma');

test('open-nights undoes close-nights, and both keep who did it [G2.1] [G2.7]', async () => {
  expect(await close()).toBe('Closed 2 nights of sea-view-king. What is sold stays sold.\n');
  expect(await freeUnits(server)).toEqual([0, 0]);
  expect(await open()).toBe('Opened 2 nights of sea-view-king. What is sold or held stays so.\n');
  expect(await freeUnits(server)).toEqual([3, 3]);
  expect(await server.services.db.select().from(deskChanges)).toMatchObject([
    { what: `close-nights ${NIGHTS.join(' ')}`, by: 'Amal', at: server.services.now() },
    { what: `open-nights ${NIGHTS.join(' ')}`, by: 'Salma' },
  ]);
});

test('open-nights leaves what is paid, and what is held, each on its own nights [G2.1]', async () => {
  const guest = await bookingGuest(server);
  const paid = await guest.book();
  await choose(paid.invoice_url, 'pay');
  await guest.until(paid.paymentId, 'paid');
  const oneNight = roomBooking({ checkInDate: '2026-12-02', checkOutDate: '2026-12-03' });
  await (await bookingGuest(server)).book(oneNight, 150);
  await close();
  await open();
  expect(await freeUnits(server)).toEqual([2, 1]);
});

test('open-nights sells what was given back while the nights were closed [G2.1]', async () => {
  const guest = await bookingGuest(server);
  const { paymentId } = await guest.book();
  await close();
  await guest.ask(paymentId, '/cancel');
  expect(await freeUnits(server)).toEqual([0, 0]);
  await open();
  expect(await freeUnits(server)).toEqual([3, 3]);
});

test('open-nights puts no night on sale that the hotel sells later, but keeps one that is booked [G2.1]', async () => {
  const { db, today } = server.services;
  const roomId = 'sea-view-king';
  const days = [180, 181].map((days) => addDays(today(), days));
  await db.insert(roomAvailability).values(days.map((date) => ({ roomId, date, available: 3 })));
  const [first = '', last = ''] = days;
  const booked = roomBooking({ checkInDate: first, checkOutDate: last });
  await (await bookingGuest(server)).book(booked, 150);
  expect(await runHotel(server, 'open-nights', roomId, first, last)).toContain('Opened 2 nights');
  const left = await db.select().from(roomAvailability).where(inArray(roomAvailability.date, days));
  expect(left).toEqual([{ roomId, date: first, available: 2, closed: false }]);
});

test('open-nights of a room that is oversold leaves none, never less [G2.1]', async () => {
  await (await bookingGuest(server)).book();
  await server.services.db.update(rooms).set({ units: 0 });
  await open();
  expect(await freeUnits(server)).toEqual([0, 0]);
});

test('open-nights, while guests take and give back the same nights, leaves units less holds [G2.1]', async () => {
  const guests = await Promise.all([1, 2, 3].map(() => bookingGuest(server)));
  await Promise.all([
    ...guests.map(async (guest) => guest.book()),
    ...[1, 2, 3, 4].map(async () => open()),
  ]);
  expect(await freeUnits(server)).toEqual([0, 0]);
});

test.each([
  [['no-room', '2026-12-01', '2026-12-02'], 'No nights of no-room are for sale on these days.'],
  [['sea-view-king', '2026-12-02', '2026-12-01'], 'Give two days as YYYY-MM-DD'],
  [['sea-view-king', '2026-12-01'], 'Give two days as YYYY-MM-DD'],
  [[...NIGHTS, 'now'], 'It is used as: pnpm hotel open-nights <room> <first-day> <last-day>'],
])('open-nights %o is refused, and nothing changes [G2.7]', async (words, message) => {
  await close();
  await expect(runHotel(server, 'open-nights', ...words)).rejects.toThrow(message);
  expect(await freeUnits(server)).toEqual([0, 0]);
  expect(await server.services.db.select().from(deskChanges)).toHaveLength(1);
});
