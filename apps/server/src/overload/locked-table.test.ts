import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HOTEL_TIME_ZONE, addDays, hotelToday } from '@vestibule/domain/calendar';
import { readConfig } from '../config.js';
import type { DatabaseConnection } from '../database/connect.js';
import { startServer, type RunningServer } from '../server.js';
import { bookingGuest, roomBooking } from '../testing/booking-guest.js';
import { addRoom, freePort } from '../testing/payments-server.js';
import { createTestDatabase } from '../testing/test-database.js';

const BOOKINGS = 60;
/** Of the pool. */
const CONNECTIONS = 20;
const ROOM = 'locked-room';
/** A call waits at most five seconds, of which a machine that is busy may make more. */
const ANSWER_LIMIT_MS = 8000;

let database: DatabaseConnection;
let server: RunningServer;

beforeAll(async () => {
  database = await createTestDatabase();
  const environment = {
    DATABASE_URL: database.url,
    PORT: String(await freePort()),
    LOG_LEVEL: 'silent',
    RATE_LIMIT_FACTOR: '1000',
    PAYMENTS: 'sandbox',
  };
  server = await startServer({ config: readConfig(environment) });
});

afterAll(async () => {
  await server.close();
  await database.close();
});

const call = (path: string, init?: RequestInit) => fetch(new URL(path, server.url), init);

async function timed(reply: Promise<Response>) {
  const begun = performance.now();
  const response = await reply;
  const ended = performance.now();
  return { response, ended, ms: ended - begun };
}

/** How many statements wait for the lock, once no more of them come. */
async function settledWaiters(): Promise<number> {
  const query = sql`
    SELECT count(*)::int AS count FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  for (let last = 0; ; await pause(200)) {
    const count = Number((await database.db.execute(query)).rows[0]?.['count']);
    if (count > 0 && count === last) return count;
    last = count;
  }
}

test('a locked table: bookings answer 503 in time, and the rest of the API goes on', async () => {
  const today = hotelToday(new Date(), HOTEL_TIME_ZONE);
  const services = { db: database.db, now: () => new Date(), today: () => today };
  await addRoom(services, { id: ROOM, units: BOOKINGS });
  const guests = [];
  for (let guest = 0; guest < BOOKINGS; guest += 1) {
    guests.push(await bookingGuest({ fetch: call, services }));
  }
  const dates = { checkInDate: addDays(today, 3), checkOutDate: addDays(today, 5) };
  const booking = roomBooking(dates, ROOM);
  const client = await database.db.$client.connect();
  await client.query('BEGIN; LOCK TABLE room_availability IN ACCESS EXCLUSIVE MODE');
  const answers = guests.map((guest) => timed(guest.createInvoice(booking)));
  expect(await settledWaiters()).toBeLessThan(CONNECTIONS / 2);
  const others = await Promise.all(
    ['/api/events', '/api/spa/services', '/api/meeting-hall/halls'].map((path) =>
      timed(call(path)),
    ),
  );
  const booked = await Promise.all(answers);
  await client.query('ROLLBACK');
  client.release();

  for (const { response, ended } of others) {
    expect(response.status).toBe(200);
    // Not behind those who wait for the lock.
    expect(ended).toBeLessThan(Math.min(...booked.map((answer) => answer.ended)));
  }
  for (const { response, ms } of booked) {
    expect(response.status).toBe(503);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toMatchObject({ success: false, code: 'server.unavailable' });
    expect(ms).toBeLessThan(ANSWER_LIMIT_MS);
  }
  expect((await guests[0]?.createInvoice(booking))?.status).toBe(200);
});
