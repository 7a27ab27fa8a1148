import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestServer, type TestServer } from '../testing/test-server.js';
import { storeCategory, storeSpa, storeTreatment } from './spa.fixtures.js';

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer();
  const { db } = server.services;
  await storeSpa(db);
  await storeTreatment(db, { _id: 'salt-scrub' });
  await storeCategory(db, { _id: 'hair', name: 'Hair', status: 'inactive' });
});

afterAll(() => server.close());

describe('GET /categories (spec 7, Spa)', () => {
  test('200: each with its status and how many services are in it [S7.spa.1]', async () => {
    const response = await server.fetch('/api/categories');
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      success: true,
      data: [
        { _id: 'hammam', name: 'Hammam', serviceCount: 2, status: 'active' },
        { _id: 'hair', name: 'Hair', serviceCount: 0, status: 'inactive' },
      ],
    });
  });
});
