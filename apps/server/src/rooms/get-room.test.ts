import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestServer, type TestServer } from '../testing/test-server.js';
import { rooms } from './tables.js';

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer();
  await server.services.db.insert(rooms).values({
    id: 'sea-view-king',
    position: 1,
    name: 'Sea View King',
    category: 'Sea View',
    type: 'Double',
    images: ['sea-view-king-1.webp'],
    description: '<p>The bed faces the water.</p>',
    capacity: 2,
    bedType: 'King',
    priceCents: 18050,
    amenities: ['wifi'],
    breakfastIncluded: true,
    isRefundable: true,
    refundPolicy: '<p>Free until two days before.</p>',
    units: 3,
  });
});

afterAll(() => server.close());

describe('GET /rooms/{id} (spec 7)', () => {
  test('200: the room, its price in dollars, no column that the contract does not declare', async () => {
    const response = await server.fetch('/api/rooms/sea-view-king');
    expect(response.status).toBe(200);
    const { data } = await response.json();
    expect(data).toMatchObject({ _id: 'sea-view-king', price: 180.5, capacity: 2 });
    expect(data).not.toHaveProperty('units');
    expect(data).not.toHaveProperty('priceCents');
  });

  test('404: an unknown room has its own code and text', async () => {
    const response = await server.fetch('/api/rooms/no-such-room');
    expect(response.status).toBe(404);
    expect(await response.json()).toEqual({
      success: false,
      code: 'rooms.not-found',
      message: 'We could not find that room.',
    });
  });
});
