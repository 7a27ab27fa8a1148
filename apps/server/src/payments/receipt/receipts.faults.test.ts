import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { HOTEL_TIME_ZONE, addDays, hotelToday } from '@vestibule/domain/calendar';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DatabaseConnection } from '../../database/connect.js';
import { bookingGuest, choose, roomBooking } from '../../testing/booking-guest.js';
import { startHotelProcess, type HotelProcess } from '../../testing/hotel-process.js';
import { addRoom } from '../../testing/payments-server.js';
import { freePort } from '../../web/free-port.js';
import { createTestDatabase } from '../../testing/test-database.js';

const AT_ONCE = 40;
const MEDIAN_LIMIT_MS = 50;
const ROOM = 'receipt-room';

let database: DatabaseConnection;
let dataDir: string;
let hotel: HotelProcess;

beforeAll(async () => {
  database = await createTestDatabase();
  dataDir = await mkdtemp(path.join(tmpdir(), 'vestibule-receipts-'));
  hotel = await startHotelProcess({
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    PORT: String(await freePort()),
  });
});

afterAll(async () => {
  await hotel.end('SIGKILL');
  await database.close();
  await rm(dataDir, { recursive: true });
});

const now = () => new Date();
const today = () => hotelToday(now(), HOTEL_TIME_ZONE);
const call = (address: string, init?: RequestInit) => fetch(new URL(address, hotel.url), init);

/** Guests with a paid booking each, and how each asks for the receipt. */
async function paidGuests(): Promise<(() => Promise<Response>)[]> {
  await addRoom({ db: database.db, today }, { id: ROOM, units: AT_ONCE });
  const stay = { checkInDate: addDays(today(), 20), checkOutDate: addDays(today(), 22) };
  const asking: (() => Promise<Response>)[] = [];
  for (let number = 0; number < AT_ONCE; number += 1) {
    const guest = await bookingGuest({ services: { db: database.db, now }, fetch: call });
    const { paymentId, checkoutUrl } = await guest.bookByCard(roomBooking(stay, ROOM));
    await choose(checkoutUrl, 'pay');
    await guest.until(paymentId, 'paid');
    const headers = { authorization: `Bearer ${guest.token}` };
    asking.push(() => call(`/api/payments/${paymentId}/receipt`, { headers }));
  }
  return asking;
}

interface Round {
  perSecond: number;
  /** Of the calls of `/healthz` that were made one after another meanwhile. */
  medianMs: number;
  worstMs: number;
}

async function askAll(guests: readonly (() => Promise<Response>)[]): Promise<Round> {
  const begun = performance.now();
  const over = new AbortController();
  const all = Promise.all(guests.map((ask) => ask())).finally(() => over.abort());
  const times: number[] = [];
  while (!over.signal.aborted) {
    const asked = performance.now();
    await call('/healthz');
    times.push(performance.now() - asked);
    await pause(10);
  }
  const seconds = (performance.now() - begun) / 1000;
  expect((await all).map(({ status }) => status)).toEqual(Array(AT_ONCE).fill(200));
  times.sort((one, other) => one - other);
  return {
    perSecond: AT_ONCE / seconds,
    medianMs: times[Math.floor(times.length / 2)] ?? Infinity,
    worstMs: times.at(-1) ?? Infinity,
  };
}

test(`${AT_ONCE} receipts at once hold nobody up, and are drawn once`, async () => {
  const guests = await paidGuests();
  const drawn = await askAll(guests);
  const kept = await askAll(guests);
  for (const [what, round] of Object.entries({ drawn, kept })) {
    const { perSecond, medianMs, worstMs } = round;
    process.stdout.write(
      `\n${AT_ONCE} receipts ${what}: ${perSecond.toFixed(1)} a second; /healthz median ${medianMs.toFixed(1)} ms, worst ${worstMs.toFixed(1)} ms\n`,
    );
  }
  expect(drawn.medianMs).toBeLessThan(MEDIAN_LIMIT_MS);
  // Forty answers without a drawing are too short for a median.
  expect(kept.perSecond).toBeGreaterThan(3 * drawn.perSecond);
});
