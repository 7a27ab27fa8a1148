import { SAMPLE_TODAY } from '@vestibule/domain/calendar/builders';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Transaction } from '../database/connect.js';
import { inTransaction } from '../database/retry.js';
import { rowsAnswered } from '../testing/count-queries.js';
import { createTestServer, type TestServer } from '../testing/test-server.js';
import { storeRooms } from './rooms.fixtures.js';
import { countRooms, findRooms, type RoomsQuery } from './search-store.js';

const ROOMS = 10_000;
const DAYS = 12;
let server: TestServer;

beforeAll(async () => {
  server = await createTestServer();
  const { db } = server.services;
  await storeRooms(db, ROOMS, { today: SAMPLE_TODAY, days: DAYS });
  await db.execute(sql`VACUUM ANALYZE`);
});

afterAll(() => server.close());

const stay = { checkIn: SAMPLE_TODAY, checkOut: '2026-11-22' };

describe('GET /rooms of a hotel of ten thousand rooms', () => {
  test.each([
    ['', ROOMS],
    ['?guests=4', ROOMS],
    ['?checkIn=2026-11-20&checkOut=2026-11-22', ROOMS],
    ['?page=1600&limit=6', ROOMS],
    ['?featured=true', ROOMS],
    ['?similarTo=room-5000', ROOMS - 1],
  ])('200: %s stays small and quick [S7.rooms.1]', async (query, rooms) => {
    const begun = performance.now();
    const response = await server.fetch(`/api/rooms${query}`);
    const text = await response.text();
    expect(performance.now() - begun).toBeLessThan(1000);
    expect(text.length).toBeLessThan(250_000);
    const { data, total } = JSON.parse(text) as { data: unknown[]; total: number };
    expect(total).toBe(rooms);
    expect(data.length).toBeLessThanOrEqual(200);
    expect(data.length).toBeGreaterThan(0);
  });

  test.each<[string, RoomsQuery]>([
    ['without a search', { active: true }],
    ['with guests', { active: true, guests: 4 }],
    ['with dates', { active: true, guests: 4, stay }],
    ['of Home', { featured: true }],
  ])('the first page %s reads its own rooms and nights', async (_, query) => {
    const read = await rowsRead((tx) => findRooms(tx, query, { limit: 6 }));
    expect(read).toBeGreaterThanOrEqual(6);
    expect(read).toBeLessThan(60);
  });

  test.each<[string, RoomsQuery]>([
    ['of all', { active: true }],
    ['with dates', { active: true, stay }],
  ])('the count %s reads each room, and each night of the stay, at most once', async (_, query) => {
    const read = await rowsRead((tx) => countRooms(tx, query));
    expect(read).toBeLessThan(1.01 * ROOMS * (query.stay ? 4 : 1));
  });
});

describe('GET /availability/all of a hotel of ten thousand rooms', () => {
  const roomsOf = async (query: string) => {
    const response = await server.fetch(`/api/availability/all?serviceType=room${query}`);
    const { data } = (await response.json()) as { data: Availabilities };
    return Object.entries(Object.groupBy(data.availabilities.room, ({ serviceId }) => serviceId));
  };
  const listed = async (query: string) => {
    const response = await server.fetch(`/api/rooms${query}`);
    const { data } = (await response.json()) as { data: { _id: string }[] };
    return data.map(({ _id }) => _id).toSorted();
  };

  test.each([
    ['', ''],
    ['&page=7', '?page=7'],
    ['&page=2&limit=100', '?page=2&limit=100'],
    ['&page=100000', '?page=100000'],
  ])(
    '200: %s answers each night of the rooms that GET /rooms%s lists [S7.rooms.4, R26]',
    async (asked, same) => {
      const found = await roomsOf(asked);
      expect(found.map(([id]) => id).toSorted()).toEqual(await listed(same));
      for (const [, nights = []] of found) expect(nights).toHaveLength(DAYS);
    },
  );

  test('400: a page of more rooms than a page holds', async () => {
    const response = await server.fetch('/api/availability/all?serviceType=room&limit=101');
    expect(response.status).toBe(400);
  });
});

test('a search through centuries reads no night that is past, and 400 at most', async () => {
  const { db } = server.services;
  await db.execute(sql`
    INSERT INTO room_availability SELECT 'room-1', '2026-11-19'::date - number, 1
    FROM generate_series(1, 1000) AS number`);
  let labels: unknown[] = [];
  const read = await rowsAnswered(db, async () => {
    const response = await server.fetch(
      '/api/rooms?page=1&limit=6&checkIn=1000-01-01&checkOut=2999-12-31',
    );
    expect(response.status).toBe(200);
    const { data } = (await response.json()) as { data: { availability: string }[] };
    labels = data.map(({ availability }) => availability);
  });
  expect(labels).toEqual(Array.from({ length: 6 }, () => 'some-nights'));
  expect(read).toBeGreaterThanOrEqual(6 * (1 + DAYS));
  expect(read).toBeLessThan(6 * (1 + DAYS) + 10);
  const alone = await server.fetch(
    '/api/rooms/room-1/availability?checkIn=2024-03-01&checkOut=2999-12-31',
  );
  const { data } = await alone.json();
  expect(data.available).toBe(false);
  expect(data.nights).toHaveLength(400);
});

test('the nearest dates of an empty search are those of the last of ten thousand rooms', async () => {
  const { db } = server.services;
  const last = `room-${ROOMS}`;
  await db.execute(sql`
    UPDATE room_availability SET available = 0 WHERE date >= '2026-11-22' AND room_id <> ${last}`);
  await db.execute(sql`VACUUM ANALYZE room_availability`);
  const begun = performance.now();
  const response = await server.fetch('/api/rooms?guests=2&checkIn=2026-12-10&checkOut=2026-12-12');
  expect(performance.now() - begun).toBeLessThan(1000);
  const { total, nearestStays } = await response.json();
  expect(total).toBe(0);
  expect(nearestStays).toEqual([
    { checkIn: '2026-11-30', checkOut: '2026-12-02' },
    { checkIn: '2026-11-29', checkOut: '2026-12-01' },
    { checkIn: '2026-11-28', checkOut: '2026-11-30' },
  ]);
});

interface Availabilities {
  availabilities: { room: { serviceId: string; date: string }[] };
}

/** How many rows of rooms and nights PostgreSQL fetched for it. */
async function rowsRead(work: (tx: Transaction) => Promise<unknown>): Promise<number> {
  return await inTransaction(server.services.db, async (tx) => {
    const before = await fetched(tx);
    await work(tx);
    return (await fetched(tx)) - before;
  });
}

async function fetched(tx: Transaction): Promise<number> {
  const { rows } = await tx.execute<{ read: number }>(sql`
    SELECT sum(seq_tup_read + coalesce(idx_tup_fetch, 0))::int AS read
    FROM pg_stat_xact_user_tables WHERE relname IN ('rooms', 'room_availability')`);
  return rows[0]?.read ?? 0;
}
