import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestServer, type TestServer } from '../testing/test-server.js';
import { findNearestFreeStays } from './nearest-free-stays.js';
import { storeNights, storeRoom } from './rooms.fixtures.js';

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer();
  const { db } = server.services;
  await storeRoom(db, { _id: 'king' });
  await storeNights(db, 'king', '2026-11-18', [1, 1, 1, 0, 1, 1, 1]);
});

afterAll(() => server.close());

describe('the nearest free stays of a lost room (ruling 6)', () => {
  test('lie on either side of the one wanted, never in the past', async () => {
    const stay = { checkIn: '2026-11-21', checkOut: '2026-11-22' };
    const found = await findNearestFreeStays(server.services.db, 'king', stay, '2026-11-20');
    expect(found).toEqual([
      { checkIn: '2026-11-20', checkOut: '2026-11-21' },
      { checkIn: '2026-11-22', checkOut: '2026-11-23' },
      { checkIn: '2026-11-23', checkOut: '2026-11-24' },
    ]);
  });

  test('are none for an unknown room', async () => {
    const stay = { checkIn: '2026-11-21', checkOut: '2026-11-22' };
    expect(await findNearestFreeStays(server.services.db, 'none', stay, '2026-11-20')).toEqual([]);
  });
});
