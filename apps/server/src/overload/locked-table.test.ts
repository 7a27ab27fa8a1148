import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { HOTEL_TIME_ZONE, addDays, hotelToday } from '@vestibule/domain/calendar';
import { readConfig } from '../config.js';
import { requestLimits, type DatabaseConnection, type RequestLimits } from '../database/connect.js';
import { startServer, type RunningServer } from '../server.js';
import { bookingGuest, roomBooking } from '../testing/booking-guest.js';
import { nowpaymentsMessage } from '../testing/nowpayments-message.js';
import { addRoom } from '../testing/payments-server.js';
import { freePort } from '../web/free-port.js';
import { createTestDatabase } from '../testing/test-database.js';
import { signNowpayments } from '../payments/providers/nowpayments/signature.js';
import { nowpaymentsSandboxKeys } from '../payments/providers/nowpayments/config.js';

/** Of the pool; three times as many book. */
const CONNECTIONS = 20;
const BOOKINGS = 3 * CONNECTIONS;
/** The lock's waiters have settled once so many counts over so long are the same. */
const SETTLED_COUNTS = 5;
const SETTLED_MS = 500;
/**
 * A call outside waits at most for a connection and a lock, five seconds; a busy machine makes more of them.
 * A pooler ignores the limit of a lock: each wait then ends by the server's own limit, after six.
 */
const ANSWER_LIMIT_MS = process.env['PGBOUNCER'] === '1' ? 15_000 : 8000;

let database: DatabaseConnection;
let server: RunningServer;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());
afterEach(() => server.close());

const call = (path: string, init?: RequestInit) => fetch(new URL(path, server.url), init);

async function timed(reply: Promise<Response>) {
  const begun = performance.now();
  const response = await reply;
  return { response, ms: performance.now() - begun };
}

/** How many statements wait for the lock, once no more of them have come for half a second. */
async function settledWaiters(): Promise<number> {
  const query = sql`
    SELECT count(*)::int AS count FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  const counts: number[] = [];
  for (;;) {
    counts.push(Number((await database.db.execute(query)).rows[0]?.['count']));
    const last = counts.slice(-SETTLED_COUNTS);
    if (last.length === SETTLED_COUNTS && last[0] && new Set(last).size === 1) return last[0];
    await pause(SETTLED_MS / SETTLED_COUNTS);
  }
}

/** Nobody gives up while the test runs, so nobody leaves a connection to the others. */
const patient: Partial<RequestLimits> = {
  lockMs: 40_000,
  statementMs: 50_000,
  ofOneOperation: { ...requestLimits.ofOneOperation, maxWaitMs: 80_000 },
};

async function start(limits: Partial<RequestLimits> = {}): Promise<void> {
  const environment = {
    DATABASE_URL: database.url,
    PORT: String(await freePort()),
    LOG_LEVEL: 'silent',
    RATE_LIMIT_FACTOR: '1000',
    PAYMENTS: 'sandbox',
  };
  server = await startServer({ config: readConfig(environment), limits });
}

/** Starts the server, and lets all guests book at once while the table is locked. */
async function bookWhileLocked(limits?: Partial<RequestLimits>) {
  await start(limits);
  const today = hotelToday(new Date(), HOTEL_TIME_ZONE);
  const services = { db: database.db, now: () => new Date(), today: () => today };
  const id = `room-${server.url.replace(/.*:/, '')}`;
  await addRoom(services, { id, units: BOOKINGS });
  const guests: Awaited<ReturnType<typeof bookingGuest>>[] = [];
  for (let guest = 0; guest < BOOKINGS; guest += 1) {
    guests.push(await bookingGuest({ fetch: call, services }));
  }
  const booking = roomBooking(
    { checkInDate: addDays(today, 3), checkOutDate: addDays(today, 5) },
    id,
  );
  const client = await database.db.$client.connect();
  await client.query('BEGIN; LOCK TABLE room_availability IN ACCESS EXCLUSIVE MODE');
  const answers = guests.map((guest) => timed(guest.createInvoice(booking)));
  const unlock = async () => {
    await client.query('ROLLBACK');
    client.release();
  };
  return { answers, unlock, bookAgain: () => guests[0]?.createInvoice(booking) };
}

test('a locked table: bookings are refused in time', async () => {
  const { answers, unlock, bookAgain } = await bookWhileLocked();
  const booked = await Promise.all(answers);
  await unlock();
  for (const { response, ms } of booked) {
    expect(response.status).toBe(503);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toMatchObject({ success: false, code: 'server.unavailable' });
    expect(ms).toBeLessThan(ANSWER_LIMIT_MS);
  }
  expect((await bookAgain())?.status).toBe(200);
});

test('a locked table: the rest of the API goes on while all bookings wait', async () => {
  const { answers, unlock } = await bookWhileLocked(patient);
  let booked = 0;
  for (const answer of answers) void answer.then(() => (booked += 1));
  try {
    expect(await settledWaiters()).toBeLessThan(CONNECTIONS / 2);
    for (const path of ['/api/events', '/api/spa/services', '/api/meeting-hall/halls']) {
      expect((await call(path)).status).toBe(200);
    }
    expect(booked).toBe(0);
  } finally {
    await unlock();
  }
  for (const { response } of await Promise.all(answers)) expect(response.status).toBe(200);
});

test('a locked table: messages of a provider leave connections to the others', async () => {
  await start(patient);
  const tell = (order: number) => {
    const ids = { payment_id: order, invoice_id: order };
    const body = nowpaymentsMessage(`unknown-${order}`, ids);
    return call('/api/payments/nowpayments/ipn', {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'x-nowpayments-sig': signNowpayments(body, nowpaymentsSandboxKeys.ipnSecret) },
    });
  };
  const client = await database.db.$client.connect();
  await client.query('BEGIN; LOCK TABLE payments IN ACCESS EXCLUSIVE MODE');
  const answers = Array.from({ length: BOOKINGS }, (_, order) => tell(order));
  try {
    expect(await settledWaiters()).toBeLessThan(CONNECTIONS / 2);
    expect((await call('/api/events')).status).toBe(200);
  } finally {
    await client.query('ROLLBACK');
    client.release();
  }
  for (const { status } of await Promise.all(answers)) expect(status).toBe(200);
});
