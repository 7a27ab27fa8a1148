import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestServer, type TestServer } from '../testing/test-server.js';
import { insertHall } from './halls.fixtures.js';

let server: TestServer;
const seating = [{ layout: 'Theatre', people: 40 }];

beforeAll(async () => {
  server = await createTestServer();
  await insertHall(server.services.db, { id: 'ballroom', position: 2, status: 'Maintenance' });
  await insertHall(server.services.db, { id: 'majlis', position: 1, priceCents: 12_050, seating });
});

afterAll(() => server.close());

describe('GET /meeting-hall/halls (spec 7)', () => {
  test('200: an envelope of its own, halls in their order with the price in dollars [S7.halls.1]', async () => {
    const response = await server.fetch('/api/meeting-hall/halls');
    expect(response.status).toBe(200);
    const reply = await response.json();
    expect(reply.status).toBe('success');
    expect(reply).not.toHaveProperty('success');
    expect(reply.data.halls).toMatchObject([
      { _id: 'majlis', price: 120.5, status: 'Available', seating },
      { _id: 'ballroom', status: 'Maintenance' },
    ]);
    expect(reply.data.halls[1]).not.toHaveProperty('seating');
  });
});
