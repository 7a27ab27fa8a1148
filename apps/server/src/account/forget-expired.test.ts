import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { signIn } from '../testing/sign-in.js';
import { createTestServer, TEST_NOW, type TestServer } from '../testing/test-server.js';
import { forgetExpiredJob } from './forget-expired.js';
import { findNetworks, isKnownNetwork, rememberPlace } from './network-store.js';

let server: TestServer;
const DAY_MS = 86_400_000;

beforeAll(async () => {
  server = await createTestServer();
});
beforeEach(() => server.setNow(TEST_NOW));
afterAll(() => server.close());

const daysLater = (days: number) => new Date(TEST_NOW.getTime() + days * DAY_MS);

async function remember(userId: string, address: string, at: Date): Promise<void> {
  server.setNow(at);
  await rememberPlace(server.services, server.services.db, userId, { address, browser: '' });
}

test('a network is forgotten half a year after the last sign-in from it', async () => {
  const { services } = server;
  const { user } = await signIn(services);
  await remember(user._id, '203.0.113.7', TEST_NOW);
  await remember(user._id, '203.0.113.8', TEST_NOW);
  await remember(user._id, '203.0.113.8', daysLater(2));
  server.setNow(daysLater(181));
  await forgetExpiredJob.run(services, {}, 'a-night');
  expect(await isKnownNetwork(services, user._id, '203.0.113.7')).toBe(false);
  expect(await isKnownNetwork(services, user._id, '203.0.113.8')).toBe(true);
});

test('a guest has at most twenty networks: the latest', async () => {
  const { db } = server.services;
  const { user } = await signIn(server.services, { id: randomUUID() });
  for (let place = 1; place <= 25; place += 1) {
    await remember(user._id, `203.0.113.${place}`, daysLater(place));
  }
  expect(await findNetworks(db, user._id)).toHaveLength(20);
  expect(await isKnownNetwork(server.services, user._id, '203.0.113.5')).toBe(false);
  expect(await isKnownNetwork(server.services, user._id, '203.0.113.6')).toBe(true);
});
