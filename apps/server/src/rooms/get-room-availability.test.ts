import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestServer, type TestServer } from '../testing/test-server.js';
import { storeNights, storeRoom } from './rooms.fixtures.js';

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer();
  const { db } = server.services;
  await storeRoom(db, { _id: 'king' });
  await storeRoom(db, { _id: 'closed', active: false });
  await storeNights(db, 'king', '2026-11-19', [3, 2, 1, 0, 1]);
});

afterAll(() => server.close());

async function ask(checkIn: string, checkOut: string, id = 'king') {
  const response = await server.fetch(
    `/api/rooms/${id}/availability?checkIn=${checkIn}&checkOut=${checkOut}`,
  );
  return { status: response.status, body: await response.json() };
}

describe('GET /rooms/{id}/availability (spec 7; ruling 6)', () => {
  test('200: free on every night; the check-out day is not slept in [S7.rooms.3]', async () => {
    const { status, body } = await ask('2026-11-20', '2026-11-22');
    expect(status).toBe(200);
    expect(body).toEqual({
      success: true,
      data: {
        available: true,
        nights: [
          { date: '2026-11-20', available: 2, serviceId: 'king' },
          { date: '2026-11-21', available: 1, serviceId: 'king' },
        ],
      },
    });
  });

  test('200: a sold-out night among free ones: the stay is not available', async () => {
    const { body } = await ask('2026-11-21', '2026-11-24');
    expect(body.data.available).toBe(false);
    expect(body.data.nights).toHaveLength(3);
  });

  test('200: a night that is over is not available', async () => {
    const { body } = await ask('2026-11-19', '2026-11-21');
    expect(body.data).toMatchObject({
      available: false,
      nights: [{ available: 0 }, { available: 2 }],
    });
  });

  test('200: nights beyond what is sold yet are not available', async () => {
    expect((await ask('2026-11-23', '2026-11-25')).body.data.available).toBe(false);
    expect((await ask('1000-01-01', '2999-12-31')).body.data.available).toBe(false);
  });

  test.each([
    ['2026-11-22', '2026-11-20'],
    ['2026-11-22', '2026-11-22'],
  ])('422: from %s to %s: check-out must be after check-in', async (checkIn, checkOut) => {
    const { status, body } = await ask(checkIn, checkOut);
    expect(status).toBe(422);
    expect(body).toMatchObject({
      code: 'rooms.check-out-not-after-check-in',
      message: 'Check-out must be after check-in.',
    });
  });

  test.each([
    ['2026-02-30', '2026-11-22'],
    ['', '2026-11-22'],
    ['2026-11-20T00:00:00Z', '2026-11-22'],
  ])('400: %j is no calendar day', async (checkIn, checkOut) => {
    const { status, body } = await ask(checkIn, checkOut);
    expect(status).toBe(400);
    expect(body.fields).toHaveProperty('checkIn');
  });

  test.each(['no-such-room', 'closed'])('404: %s', async (id) => {
    const { status, body } = await ask('2026-11-20', '2026-11-22', id);
    expect(status).toBe(404);
    expect(body.code).toBe('rooms.not-found');
  });
});
