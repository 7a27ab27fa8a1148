import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BookingRequest } from '@vestibule/domain/bookings';
import { addDays } from '@vestibule/domain/calendar';
import { hallBooking } from '@vestibule/domain/halls';
import { buildHall, buildHallRequest } from '@vestibule/domain/halls/builders';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sellerOf } from '../bookings/sellers.js';
import { bookings, holds } from '../bookings/tables.js';
import type { Transaction } from '../database/connect.js';
import { inTransaction } from '../database/retry.js';
import { findHalls, insertHallRequest, lockHall } from '../halls/store.js';
import { halls } from '../halls/tables.js';
import { roomAvailability } from '../rooms/tables.js';
import { treatments } from '../spa/tables.js';
import { changeBeneath } from '../testing/change-beneath.js';
import { sendJson } from '../testing/send-json.js';
import { TEST_NOW } from '../testing/test-server.js';
import { createFiledHotel, type FiledHotel } from './data-files.fixtures.js';

let hotel: FiledHotel;

beforeAll(async () => {
  hotel = await createFiledHotel('demo');
  await hotel.server.services.db.update(roomAvailability).set({ available: 1 });
});

afterAll(() => hotel.close());

const guest = { guestName: 'Layla Haddad' };
const day = (days: number) => addDays(hotel.server.services.today(), days);

const requests: Record<string, () => BookingRequest> = {
  rooms: () => ({
    type: 'room',
    id: 'garden-twin',
    bookingDetails: { ...guest, checkInDate: day(9), checkOutDate: day(11), guests: 2 },
  }),
  treatments: () => ({
    type: 'spa',
    id: 'hammam-ritual',
    bookingDetails: { ...guest, serviceDate: day(9), serviceTime: '12:00', duration: 60 },
  }),
  events: () => ({
    type: 'event',
    id: 'lantern-dinner',
    bookingDetails: guest,
    tickets: 2,
    extras: {},
    addons: {},
  }),
};

function take(tx: Transaction, request: BookingRequest) {
  const context = { bookingId: 'BK-1', today: day(0), time: '12:00' };
  return sellerOf(request.type).take(tx, request, context);
}

/** What follows in the transaction in which a guest's booking takes its units. */
async function insertBooking(tx: Transaction, { type, id }: BookingRequest) {
  const bookingId = `BK-${type}`;
  const { now } = hotel.server.services;
  await tx.insert(bookings).values({
    id: bookingId,
    type,
    serviceId: id,
    userId: 'guest',
    guestEmail: 'layla@example.com',
    checkOutDate: type === 'room' ? day(11) : null,
    serviceDate: type === 'room' ? null : day(9),
    lines: [],
    orderDescription: '',
    fingerprint: bookingId,
    totalCents: 9000,
    status: 'pending',
    createdAt: now(),
  });
  await tx.insert(holds).values({ bookingId, state: 'held', expiresAt: now() });
}

test.each(Object.entries(requests))(
  'what of the %s is being booked while an import looks is kept [G1.2]',
  async (kind, make) => {
    const request = make();
    await writeFile(path.join(hotel.folder, `${kind}.yaml`), '{}\n');
    const lines = await changeBeneath(hotel.server.services.db, {
      lock: (tx) => take(tx, request),
      call: () => hotel.run('import', hotel.folder, '--prune', '--dry-run'),
      change: (tx) => insertBooking(tx, request),
    });
    expect(lines).toContain(
      `= ${kind}/${request.id}  kept: it is booked, asked for, or sold by a calendar`,
    );
  },
);

test('a treatment that is being removed is booked no more [G1.2]', async () => {
  const { db } = hotel.server.services;
  const request: BookingRequest = {
    type: 'spa',
    id: 'rose-facial',
    bookingDetails: { ...guest, serviceDate: day(9), serviceTime: '12:00', duration: 60 },
  };
  const booking = changeBeneath(db, {
    lock: (tx) => tx.delete(treatments).where(eq(treatments.id, request.id)),
    call: () => inTransaction(db, (tx) => take(tx, request)),
    change: async () => {},
  });
  await expect(booking).rejects.toMatchObject({ code: 'spa.not-found' });
});

test('a hall that is being asked for while an import looks is kept [G1.2]', async () => {
  await writeFile(path.join(hotel.folder, 'halls.yaml'), '{}\n');
  const { bookingData } = hallBooking(buildHall(), buildHallRequest(), TEST_NOW);
  const details = { userId: undefined, language: 'en', createdAt: TEST_NOW, origin: '' } as const;
  const request = { hallId: 'majlis', bookingData, ...details };
  const lines = await changeBeneath(hotel.server.services.db, {
    lock: (tx) => lockHall(tx, request.hallId),
    call: () => hotel.run('import', hotel.folder, '--prune', '--dry-run'),
    change: (tx) => insertHallRequest(tx, request),
  });
  expect(lines).toContain('= halls/majlis  kept: it is booked, asked for, or sold by a calendar');
});

test('a hall that is being removed is asked for no more [G1.2]', async () => {
  const { db, now } = hotel.server.services;
  const hall = (await findHalls(db)).find(({ _id }) => _id !== 'majlis');
  const id = hall?._id ?? '';
  const body = hallBooking(
    buildHall({ _id: id }),
    buildHallRequest({ expectedAttendees: '2' }),
    now(),
  );
  const reply = await changeBeneath(db, {
    lock: (tx) => tx.delete(halls).where(eq(halls.id, id)),
    call: () => sendJson(hotel.server, '/api/bookings', { body }),
    change: async () => {},
  });
  expect(reply.status).toBe(404);
  expect(await reply.json()).toMatchObject({ code: 'halls.not-found' });
});
