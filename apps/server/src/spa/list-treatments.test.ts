import { buildTreatment } from '@vestibule/domain/spa/builders';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestServer, type TestServer } from '../testing/test-server.js';
import { storeSpa, storeTreatment } from './spa.fixtures.js';

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer();
  const { db } = server.services;
  await storeSpa(db);
  await storeTreatment(db, {
    _id: 'float-pool',
    specialistId: undefined,
    durations: [],
    displayStatus: 'limited',
  });
});

afterAll(() => server.close());

async function list() {
  const response = await server.fetch('/api/spa/services');
  return { status: response.status, body: await response.json() };
}

describe('GET /spa/services (spec 7, Spa)', () => {
  test('200: every service in the order of the list, its category and specialist by name [S7.spa.1]', async () => {
    const { status, body } = await list();
    expect(status).toBe(200);
    expect(body.success).toBe(true);
    expect(body.data[0]).toEqual(buildTreatment());
    expect(body.data).toHaveLength(2);
  });

  test('200: what a record lacks is left out, so that defaults show (spec 9)', async () => {
    const { body } = await list();
    expect(body.data[1]).toMatchObject({ durations: [], displayStatus: 'limited' });
    expect(body.data[1]).not.toHaveProperty('specialist');
    expect(body.data[1]).not.toHaveProperty('specialistId');
    expect(body.data[1]).not.toHaveProperty('position');
  });

  test('405: another method is no call of this API', async () => {
    const response = await server.fetch('/api/spa/services', { method: 'DELETE' });
    expect(response.status).toBe(405);
  });
});
