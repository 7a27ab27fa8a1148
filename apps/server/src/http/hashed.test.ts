import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rememberPlace } from '../account/network-store.js';
import { knownNetworks } from '../account/tables.js';
import { holds } from '../bookings/tables.js';
import { bookingGuest } from '../testing/booking-guest.js';
import { addRoom, createPaymentsServer } from '../testing/payments-server.js';
import { createTestServer, type TestServer } from '../testing/test-server.js';
import { createHashed, readHashSecret } from './hashed.js';
import { rateLimits } from './tables.js';

let server: TestServer;
let other: TestServer;
const ADDRESS = '203.0.113.7';

beforeAll(async () => {
  server = await createPaymentsServer({ TRUST_PROXY: '1' });
  other = await createTestServer();
  await addRoom(server.services);
});
afterAll(async () => {
  await server.close();
  await other.close();
});

/** All that a plain hash would be found by: every address of one network, tried. */
function triedHashes(before: string): string[] {
  const tried = Array.from({ length: 256 }, (_, last) => `${before}203.0.113.${last}`);
  return tried.map((key) => createHash('sha256').update(key).digest('base64url'));
}

describe('an address that is counted or remembered cannot be found by trying all', () => {
  test('not in a known network, a hold or a rate limit', async () => {
    const { services } = server;
    const fetch: TestServer['fetch'] = (path, init) =>
      server.fetch(path, {
        ...init,
        headers: { ...(init?.headers as object), 'x-forwarded-for': ADDRESS },
      });
    const { user, book } = await bookingGuest({ fetch, services });
    await rememberPlace(services, services.db, user._id, { address: ADDRESS, browser: '' });
    await book();
    const [known] = await services.db.select().from(knownNetworks);
    const [hold] = await services.db.select().from(holds);
    const limits = await services.db.select().from(rateLimits);
    expect(known?.network).toMatch(/^[\w-]{43}$/);
    expect(hold?.network).toMatch(/^[\w-]{43}$/);
    expect(limits.length).toBeGreaterThan(0);
    expect(triedHashes(`${user._id} `)).not.toContain(known?.network);
    const plain = triedHashes('');
    expect(plain).not.toContain(hold?.network);
    const counted = limits.map(({ key }) => key);
    expect(counted.filter((key) => plain.some((hash) => key.includes(hash)))).toEqual([]);
  });

  test('the servers of one database hash alike, those of another do not', async () => {
    const secrets = await Promise.all([
      readHashSecret(server.services.db),
      readHashSecret(server.services.db),
    ]);
    const [first, second] = secrets.map((secret) => createHashed(secret)(ADDRESS));
    expect(first).toBe(second);
    expect(server.services.hashed(ADDRESS)).toBe(first);
    expect(other.services.hashed(ADDRESS)).not.toBe(first);
  });
});
