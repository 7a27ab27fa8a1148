import { buildSpecialist } from '@vestibule/domain/spa/builders';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestServer, type TestServer } from '../testing/test-server.js';
import { storeSpecialist } from './spa.fixtures.js';

let server: TestServer;
const photo = '/uploads/specialists/wayan.webp';
const away = buildSpecialist({ _id: 'wayan', photo, status: 'inactive' });

beforeAll(async () => {
  server = await createTestServer();
  await storeSpecialist(server.services.db);
  await storeSpecialist(server.services.db, away);
});

afterAll(() => server.close());

describe('GET /specialists (spec 7, Spa)', () => {
  test('200: each with its status; a photo only where there is one [S7.spa.1]', async () => {
    const response = await server.fetch('/api/specialists');
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ success: true, data: [buildSpecialist(), away] });
  });
});
