import { checkSettings, initialSettings } from '@vestibule/domain/settings';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { emptyHotelSettings, firstSettings } from '../settings/first-settings.js';
import { sendJson } from '../testing/send-json.js';
import { signInBoth } from '../testing/sign-in-administrator.js';
import { createTestServer, type TestServer } from '../testing/test-server.js';
import { allSeeds, seedsOf } from './all-seeds.js';
import { seedWhenEmpty } from './seed.js';

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer({ environment: { SEED: 'none' } });
  const { config, db, watch } = server.services;
  await seedWhenEmpty(db, '2026-11-20', seedsOf[config.seed]);
  await watch.refresh();
});

afterAll(() => server.close());

async function dataOf(path: string) {
  const response = await server.fetch(`/api${path}`);
  expect(response.status).toBe(200);
  return (await response.json()).data;
}

test.each([
  '/rooms',
  '/spa/services',
  '/categories',
  '/specialists',
  '/events',
  '/restaurant/menu-items',
])('an empty hotel has no records: %s [G1.5]', async (path) => {
  expect(await dataOf(path)).toEqual([]);
});

test('its settings are valid, and none of them names the demonstration hotel [G1.5]', async () => {
  const entries = Object.entries(emptyHotelSettings).map(([key, value]) => ({ key, value }));
  expect(checkSettings(entries)).toEqual({});
  const text = JSON.stringify(emptyHotelSettings);
  expect(text).not.toMatch(/qasr|qantab|2455|23\.55/i);
  expect(Object.keys(emptyHotelSettings)).toEqual(Object.keys(initialSettings));
  expect(await dataOf('/general-settings')).toMatchObject({
    hotelName: emptyHotelSettings['general.hotelName'],
    timeZone: 'UTC',
    socialMedia: emptyHotelSettings['general.socialMedia'],
  });
});

test('a reset brings these settings back, whatever SEED says by then [G1.5]', async () => {
  const { admin } = await signInBoth(server);
  const change = { method: 'PUT', body: { value: 'Coral Beach Club' }, token: admin } as const;
  await sendJson(server, '/api/settings/general.hotelName', change);
  server.services.config.seed = 'demo';
  const reset = { method: 'POST', body: {}, token: admin } as const;
  expect((await sendJson(server, '/api/settings/reset', reset)).status).toBe(200);
  expect((await dataOf('/general-settings')).hotelName).toBe(
    emptyHotelSettings['general.hotelName'],
  );
});

test('a hotel that was opened keeps what it holds when SEED changes [G1.5]', async () => {
  expect(await seedWhenEmpty(server.services.db, '2026-11-21', allSeeds)).toBe(false);
  const demonstration = await createTestServer();
  const { db } = demonstration.services;
  await seedWhenEmpty(db, '2026-11-20', [...seedsOf.demo]);
  expect(await seedWhenEmpty(db, '2026-11-21', seedsOf.none)).toBe(false);
  const { data } = await (await demonstration.fetch('/api/general-settings')).json();
  expect(data.hotelName).toBe(firstSettings['general.hotelName']);
  await demonstration.close();
});
