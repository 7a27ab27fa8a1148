import { getTableName, isTable, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tableAreas } from '../cache/areas.js';
import { readCacheVersions } from '../cache/store.js';
import { inTransaction } from '../database/retry.js';
import * as schema from '../database/schema.js';
import { handlers } from '../handlers.js';
import { allSeeds } from '../seed/all-seeds.js';
import { queriesOf } from '../testing/count-queries.js';
import { signInBoth } from '../testing/sign-in-administrator.js';
import { sendJson } from '../testing/send-json.js';
import { createTestServer, type TestServer } from '../testing/test-server.js';
import { areasRead } from './reads.js';

let server: TestServer;
let tokens: { admin: string; guest: string };

beforeAll(async () => {
  server = await createTestServer();
  const { db, today } = server.services;
  await inTransaction(db, async (tx) => {
    for (const seed of allSeeds) await seed.seed(tx, today());
  });
  tokens = await signInBoth(server);
});

afterAll(() => server.close());

const ask = (path: string, headers: Record<string, string> = {}) =>
  server.fetch(`/api${path}`, { headers });

async function tagOf(path: string): Promise<string> {
  const response = await ask(path);
  expect(response.status).toBe(200);
  return response.headers.get('etag') ?? '';
}

/** Every public call whose reply may be kept, with an address of it. */
const addresses: Record<string, string> = {
  'content.get-legal-page': '/content/legal/terms',
  'rooms.get-room': '/rooms/sea-view-king',
  'rooms.get-room-availability':
    '/rooms/sea-view-king/availability?checkIn=2026-11-21&checkOut=2026-11-23',
  'rooms.list-availability': '/availability/all?serviceType=room',
  'rooms.list-rooms': '/rooms?checkIn=2026-11-21&checkOut=2026-11-23&guests=2',
  'settings.get-setting': '/settings/key/general.phone',
  'settings.list-settings': '/settings/booking',
};

const publicReads = handlers
  .map(({ operation }) => operation)
  .filter(({ method, access }) => method === 'GET' && access === 'public');
const kept = publicReads
  .map((operation) => ({ operation, address: addresses[operation.id] ?? operation.path }))
  .filter(
    ({ operation }) => !['settings.get-system-health', 'spa.list-slots'].includes(operation.id),
  );

describe('conditional requests (design, How data flows)', () => {
  test.each(kept)(
    '304: $address, without a query, for a signed-in guest too',
    async ({ address }) => {
      const tag = await tagOf(address);
      const sent = await queriesOf(server.services.db, async () => {
        for (const named of [tag, `"other", ${tag}`, tag.replace('W/', '')]) {
          const headers = { 'if-none-match': named, authorization: `Bearer ${tokens.guest}` };
          const response = await ask(address, headers);
          expect(response.status).toBe(304);
          expect(response.headers.get('etag')).toBe(tag);
          expect(response.headers.get('cache-control')).toBe('public, no-cache');
          expect(await response.text()).toBe('');
        }
      });
      expect(sent).toEqual([]);
    },
  );

  test('404: a room that does not exist, whatever tag is named', async () => {
    const tag = await tagOf('/rooms/sea-view-king');
    const response = await ask('/rooms/no-such-room', { 'if-none-match': tag });
    expect(response.status).toBe(404);
  });

  test.each(kept)(
    '200: $address reads no table but those of its areas',
    async ({ operation, address }) => {
      const url = new URL(address, 'http://hotel.example');
      const params = { key: 'general.phone', category: 'booking' };
      const areas = areasRead(operation, params, Object.fromEntries(url.searchParams));
      const sent = await queriesOf(server.services.db, async () => void (await ask(address)));
      const tables = sent.flatMap((text) => [...text.matchAll(/(?:from|join) "(\w+)"/gi)]);
      expect(tables.length).toBeGreaterThan(0);
      for (const [, table = ''] of tables) {
        expect(areas).toContain(tableAreas[table as keyof typeof tableAreas]);
      }
    },
  );

  test('200: another tag is answered whole', async () => {
    const response = await ask('/rooms', { 'if-none-match': 'W/"of-yesterday"' });
    expect(response.status).toBe(200);
    expect((await response.json()).success).toBe(true);
  });

  test('200: whoever changes something is told the new at once', async () => {
    const before = await tagOf('/general-settings');
    const events = await tagOf('/events');
    const body = { value: '+968 1111 2222' };
    const change = { method: 'PUT', body, token: tokens.admin } as const;
    await sendJson(server, '/api/settings/general.phone', change);
    const response = await ask('/general-settings', { 'if-none-match': before });
    expect(response.status).toBe(200);
    expect((await response.json()).data.phone).toBe('+968 1111 2222');
    expect(await tagOf('/events')).toBe(events);
  });

  test('200: at the hotel’s midnight every tag is another', async () => {
    const before = await tagOf('/events');
    server.setNow(new Date('2026-11-20T20:00:00Z'));
    expect((await ask('/events', { 'if-none-match': before })).status).toBe(200);
    server.setNow(new Date('2026-11-20T08:00:00Z'));
    expect((await ask('/events', { 'if-none-match': before })).status).toBe(304);
  });

  test('what is private, of one caller or of the moment is kept by nobody', async () => {
    const admin = { authorization: `Bearer ${tokens.admin}` };
    const guest = { authorization: `Bearer ${tokens.guest}` };
    for (const [path, headers] of [
      ['/settings/payment', admin],
      ['/settings/key/email.deskAddress', admin],
      ['/settings/history', admin],
      ['/basic-users/profile', guest],
      ['/settings/system-health', {}],
      ['/spa/services/sea-salt-scrub/slots?date=2026-11-22', {}],
      ['/rooms/no-such-room', {}],
    ] as const) {
      const response = await ask(path, headers);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(response.headers.get('etag')).toBeNull();
    }
  });
});

describe('the versions', () => {
  test('every table counts for an area, or holds nothing that the public sees', () => {
    const tables = Object.values(schema).filter((value) => isTable(value));
    const unseen = tables.map(getTableName).filter((name) => !Object.hasOwn(tableAreas, name));
    expect(unseen.toSorted()).toEqual([
      'account_tokens',
      'bookings',
      'cache_versions',
      'hall_request_events',
      'hall_requests',
      'hash_secrets',
      'holds',
      'known_networks',
      'payment_events',
      'payments',
      'preferences',
      'rate_limits',
      'receipts',
      'sandbox_checkouts',
      'seed_runs',
      'sessions',
      'setting_changes',
      'taken_slots',
      'users',
    ]);
  });

  test.each(Object.entries(tableAreas))(
    'a change of %s counts for %s alone',
    async (table, area) => {
      const { db } = server.services;
      const before = await readCacheVersions(db);
      await db.$client.query(`DELETE FROM ${table} WHERE false`);
      const after = await readCacheVersions(db);
      expect(after).toEqual({ ...before, [area]: before[area] + 1 });
    },
  );

  test('a change that is taken back never counted', async () => {
    const { db } = server.services;
    const before = await readCacheVersions(db);
    const work = inTransaction(db, async (tx) => {
      await tx.execute(sql`UPDATE rooms SET price_cents = 1`);
      throw new Error('taken back');
    });
    await expect(work).rejects.toThrow('taken back');
    expect(await readCacheVersions(db)).toEqual(before);
  });
});
