import { buildRoom } from '@vestibule/domain/rooms/builders';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertEvent } from '../events/events.fixtures.js';
import { storeRoom } from '../rooms/rooms.fixtures.js';
import { createTestServer, type TestServer } from '../testing/test-server.js';
import { sitemap } from './sitemap.js';

const HOTEL = 'https://hotel.example';
let server: TestServer;

beforeAll(async () => {
  server = await createTestServer();
  await insertEvent(server.services.db);
  await insertEvent(server.services.db, { id: 'cancelled', active: false });
  await insertEvent(server.services.db, { id: 'last-year', status: 'past' });
  for (let number = 1; number <= 205; number += 1) {
    await storeRoom(server.services.db, buildRoom({ _id: `room-${number}` }));
  }
});
afterAll(() => server.close());

const apiFetch: typeof fetch = (input) => {
  const { pathname, search } = new URL(new Request(input).url);
  return server.fetch(pathname + search);
};

test('every room of a large house is in the sitemap, once', async () => {
  const found = (await sitemap(HOTEL, apiFetch)).match(/\/room-single\/room-\d+</g) ?? [];
  expect(found).toHaveLength(205);
  expect(new Set(found).size).toBe(205);
});

test('of a list that does not answer in pages, each record that has a page', async () => {
  expect((await sitemap(HOTEL, apiFetch)).match(/\/event\/[\w-]+</g)).toEqual([
    '/event/lantern-dinner<',
  ]);
});
