import { slotTimes, type SpaSlot } from '@vestibule/domain/spa';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestServer, type TestServer } from '../testing/test-server.js';
import { storeSpa, storeTaken, storeTreatment } from './spa.fixtures.js';

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer();
  const { db } = server.services;
  await storeSpa(db);
  await storeTreatment(db, { _id: 'salt-scrub', durations: [{ minutes: 45, price: 70 }] });
  await storeTreatment(db, { _id: 'float-pool', specialistId: undefined, durations: [] });
  await storeTaken(db, 'specialist:layla', '2026-12-01', ['12:00', '12:30']);
});

afterAll(() => server.close());

async function ask(query: string, id = 'hammam-ritual') {
  const response = await server.fetch(`/api/spa/services/${id}/slots${query}`);
  const body = await response.json();
  const slots: SpaSlot[] = body.data ?? [];
  const not = (reason: string) =>
    slots.filter((slot) => slot.reason === reason).map((slot) => slot.time);
  return { response, body, slots, not };
}

describe('GET /spa/services/{id}/slots, additive', () => {
  test('200: the 22 start times of the day, and none of them from a cache', async () => {
    const { response, body, slots } = await ask('?date=2026-12-02');
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(body.success).toBe(true);
    expect(slots).toEqual(slotTimes().map((time) => ({ time, available: true })));
  });

  test('200: what the specialist gives to others is taken, by the length asked for', async () => {
    expect((await ask('?date=2026-12-01&minutes=30')).not('taken')).toEqual(['12:00', '12:30']);
    const long = await ask('?date=2026-12-01&minutes=90');
    expect(long.not('taken')).toEqual(['11:00', '11:30', '12:00', '12:30']);
  });

  test('200: without a length, by the shortest that the treatment has', async () => {
    const { not } = await ask('?date=2026-12-01');
    expect(not('taken')).toEqual(['11:30', '12:00', '12:30']);
  });

  test('200: one specialist has one diary, whatever the treatment; a pool has its own', async () => {
    const other = await ask('?date=2026-12-01', 'salt-scrub');
    expect(other.not('taken')).toEqual(['11:30', '12:00', '12:30']);
    expect((await ask('?date=2026-12-01', 'float-pool')).not('taken')).toEqual([]);
  });

  test('200: today, at noon at the hotel, the morning has passed (ruling 24)', async () => {
    const { not } = await ask('?date=2026-11-20');
    expect(not('past')).toEqual(slotTimes().filter((time) => time <= '12:00'));
    expect((await ask('?date=2026-11-19')).not('past')).toHaveLength(22);
  });

  test.each(['', '?date=', '?date=2026-02-30', '?date=20-11-2026'])('400: %s', async (query) => {
    const { response, body } = await ask(query);
    expect(response.status).toBe(400);
    expect(body).toMatchObject({ code: 'request.invalid' });
    expect(body.fields).toHaveProperty('date');
  });

  test.each(['0', '601', 'an-hour', '30.5'])('400: %s minutes', async (minutes) => {
    const { response, body } = await ask(`?date=2026-12-01&minutes=${minutes}`);
    expect(response.status).toBe(400);
    expect(body.fields).toHaveProperty('minutes');
  });

  test('404: an unknown service', async () => {
    const { response, body } = await ask('?date=2026-12-01', 'no-such-service');
    expect(response.status).toBe(404);
    expect(body).toMatchObject({
      success: false,
      code: 'spa.not-found',
      message: 'We could not find that treatment.',
    });
  });
});
