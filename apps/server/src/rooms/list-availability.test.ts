import { AVAILABILITY_DAYS } from '@vestibule/domain/rooms';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestServer, type TestServer } from '../testing/test-server.js';
import { extendAvailabilityJob } from './extend-availability.js';
import { storeNights, storeRoom } from './rooms.fixtures.js';

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer();
  const { db } = server.services;
  await storeRoom(db, { _id: 'king' }, 4);
  await storeRoom(db, { _id: 'twin' }, 2);
  await storeNights(db, 'king', '2026-11-19', [4, 0, 3]);
});

afterAll(() => server.close());

async function list(query: string) {
  const response = await server.fetch(`/api/availability/all${query}`);
  const body = await response.json();
  return { status: response.status, body, entries: body.data?.availabilities.room };
}

describe('GET /availability/all (spec 7; ruling 26)', () => {
  test('200: a flat list from the hotel’s today on [S3.availability.1, S7.rooms.4]', async () => {
    const { status, entries } = await list('?serviceType=room');
    expect(status).toBe(200);
    expect(entries).toEqual([
      { date: '2026-11-20', available: 0, serviceId: 'king' },
      { date: '2026-11-21', available: 3, serviceId: 'king' },
    ]);
  });

  test('200: bounded by from and to, both included [R26]', async () => {
    const { entries } = await list('?serviceType=room&from=2026-11-19&to=2026-11-20');
    expect(entries.map(({ date }: { date: string }) => date)).toEqual(['2026-11-19', '2026-11-20']);
  });

  test('200: a day that is past is not available any more, whatever was left of it', async () => {
    const { entries } = await list('?serviceType=room&from=2026-11-19&to=2026-11-19');
    expect(entries).toEqual([{ date: '2026-11-19', available: 0, serviceId: 'king' }]);
  });

  test('200: nothing where to is before from', async () => {
    expect((await list('?serviceType=room&from=2026-11-21&to=2026-11-20')).entries).toEqual([]);
  });

  test.each(['', '?serviceType=spa', '?serviceType=room&from=2026-13-01'])(
    '400: %s',
    async (query) => {
      const { status, body } = await list(query);
      expect(status).toBe(400);
      expect(body.code).toBe('request.invalid');
    },
  );

  test('200: the nightly job keeps 180 days ahead and leaves what is sold alone [R26]', async () => {
    await extendAvailabilityJob.run(server.services, {}, 'a-night');
    await extendAvailabilityJob.run(server.services, {}, 'a-night');
    await server.services.watch.refresh();
    const { entries } = await list('?serviceType=room');
    expect(entries).toHaveLength(2 * AVAILABILITY_DAYS);
    const king = entries.filter(({ serviceId }: { serviceId: string }) => serviceId === 'king');
    expect(king.slice(0, 3).map(({ available }: { available: number }) => available)).toEqual([
      0, 3, 4,
    ]);
    expect(king.at(-1)).toEqual({ date: '2027-05-18', available: 4, serviceId: 'king' });
  });

  test('200: a day later the job adds one day', async () => {
    server.setNow(new Date('2026-11-21T08:00:00Z'));
    await extendAvailabilityJob.run(server.services, {}, 'a-night');
    await server.services.watch.refresh();
    const { entries } = await list('?serviceType=room');
    expect(entries).toHaveLength(2 * AVAILABILITY_DAYS);
    expect(entries.at(-1)).toEqual({ date: '2027-05-19', available: 2, serviceId: 'twin' });
  });
});
