import { MAX_PAYMENTS } from '@vestibule/domain/payments';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bookings, holds } from '../bookings/tables.js';
import { rooms } from '../rooms/tables.js';
import { storeSpa } from '../spa/spa.fixtures.js';
import { treatments } from '../spa/tables.js';
import { bookingGuest } from '../testing/booking-guest.js';
import { copyRecord } from '../testing/copy-records.js';
import { sendJson } from '../testing/send-json.js';
import { addRoom, createPaymentsServer } from '../testing/payments-server.js';
import type { TestServer } from '../testing/test-server.js';
import { payments } from './tables.js';

const EARLIER = 1000;
let server: TestServer;
let guest: Awaited<ReturnType<typeof bookingGuest>>;

beforeAll(async () => {
  server = await createPaymentsServer();
  const { db } = server.services;
  await addRoom(server.services);
  guest = await bookingGuest(server);
  const { bookingId, paymentId } = await guest.book();
  const earlier = sql`'created_at', created_at - number * interval '1 day'`;
  await copyRecord(db, bookings, {
    where: eq(bookings.id, bookingId),
    to: EARLIER,
    changes: sql`jsonb_build_object('id', 'earlier-' || number, ${earlier})`,
  });
  await copyRecord(db, holds, {
    where: eq(holds.bookingId, bookingId),
    to: EARLIER,
    changes: sql`jsonb_build_object('booking_id', 'earlier-' || number)`,
  });
  await copyRecord(db, payments, {
    where: eq(payments.id, paymentId),
    to: EARLIER,
    changes: sql`jsonb_build_object('id', 'payment-' || number, 'booking_id', 'earlier-' || number,
      'reference', 'reference-' || number, ${earlier})`,
  });
});

afterAll(() => server.close());

describe('GET /payments/history/all/{userId} of a guest with a thousand bookings', () => {
  test('200: the newest first, and no more than My Bookings shows [S7.payments.4]', async () => {
    const found = await guest.history();
    expect(found).toHaveLength(MAX_PAYMENTS);
    const times = found.map(({ createdAt }) => createdAt);
    expect(times).toEqual(times.toSorted().toReversed());
    expect(found.at(-1)?.bookingId).toBe(`earlier-${MAX_PAYMENTS - 1}`);
  });

  test('403: nobody reads the history of somebody else, nor finds it in their own [R2]', async () => {
    const other = await bookingGuest(server);
    expect(await other.history()).toEqual([]);
    const path = `/api/payments/history/all/${guest.user._id}`;
    const response = await sendJson(server, path, { method: 'GET', token: other.token });
    expect(response.status).toBe(403);
    expect((await response.json()).code).toBe('payments.not-yours');
    expect((await sendJson(server, path, { method: 'GET' })).status).toBe(401);
  });

  test('200: each with the picture of what was booked, as the hotel shows it today', async () => {
    const { db } = server.services;
    const imagesOf = async () => new Set((await guest.history()).map(({ image }) => image));
    expect(await imagesOf()).toEqual(new Set([undefined]));
    await db.update(rooms).set({ images: ['bed.webp', 'bath.webp'] });
    expect(await imagesOf()).toEqual(new Set(['bed.webp']));
  });

  test('200: a treatment with its first real picture', async () => {
    const { db } = server.services;
    await storeSpa(db);
    await db.update(treatments).set({ images: ['placeholder.webp', 'hammam.webp'] });
    await db.update(bookings).set({ type: 'spa', serviceId: 'hammam-ritual' });
    expect((await guest.history())[0]?.image).toBe('hammam.webp');
  });

  test('200: what the guest takes along holds all', async () => {
    const response = await server.fetch('/api/basic-users/export', {
      headers: { authorization: `Bearer ${guest.token}` },
    });
    expect((await response.json()).data.bookings).toHaveLength(EARLIER + 1);
  });
});
