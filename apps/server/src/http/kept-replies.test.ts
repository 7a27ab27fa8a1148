import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { getTableName, isTable, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tableAreas } from '../cache/areas.js';
import { bumpCacheVersions, readCacheVersions } from '../cache/store.js';
import { inTransaction } from '../database/retry.js';
import * as schema from '../database/schema.js';
import { handlers } from '../handlers.js';
import { createWeb } from '../web/create-web.js';
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

function areasOf({ operation, address }: (typeof kept)[number]) {
  const { searchParams } = new URL(address, 'http://hotel.example');
  const params = { key: 'general.phone', category: 'booking' };
  return areasRead(operation, params, Object.fromEntries(searchParams));
}

async function makeAllOld(): Promise<void> {
  await bumpCacheVersions(server.services.db);
  await server.services.watch.refresh();
}

/** How many queries an address costs now, with what it answers. */
async function costOf(path: string, init: RequestInit = {}) {
  let response = new Response();
  let body = '';
  const sent = await queriesOf(server.services.db, async () => {
    response = await server.fetch(`/api${path}`, init);
    body = await response.text();
  });
  return { queries: sent.length, body, response };
}

describe('kept replies (design, How data flows)', () => {
  test.each(kept)('200: $address, once made, costs no query', async ({ address }) => {
    const first = await costOf(address);
    expect(await costOf(address)).toMatchObject({ queries: 0, body: first.body });
    const headers = { authorization: `Bearer ${tokens.guest}` };
    expect(await costOf(address, { headers })).toMatchObject({ queries: 0, body: first.body });
  });

  test.each(kept)(
    '200: $address is the same for all, whoever it is made for',
    async ({ address }) => {
      await makeAllOld();
      const headers = { authorization: `Bearer ${tokens.guest}`, cookie: 'guest=1' };
      const { body, response } = await costOf(address, { headers });
      expect(response.headers.get('set-cookie')).toBeNull();
      await makeAllOld();
      expect((await costOf(address)).body).toBe(body);
    },
  );

  test('200: made anew once what it is made of has changed, and only then', async () => {
    await costOf('/rooms');
    await costOf('/events');
    await server.services.db.$client.query("UPDATE rooms SET name = name || ' again'");
    await server.services.watch.refresh();
    const rooms = await costOf('/rooms');
    expect(rooms.queries).toBeGreaterThan(0);
    expect(rooms.body).toContain(' again');
    expect((await costOf('/events')).queries).toBe(0);
  });

  test.each(Object.entries(tableAreas))(
    '200: a change of %s makes anew what is made of it, and nothing else',
    async (table, area) => {
      const { services } = server;
      const web = createWeb({ services, site: undefined, accepting: () => true });
      const remade = async () => {
        const made: string[] = [];
        for (const { address } of kept) {
          const ask = async () => void (await web.request(`/api${address}`));
          if ((await queriesOf(services.db, ask)).length > 0) made.push(address);
        }
        return made;
      };
      await makeAllOld();
      const readFromTables = await remade();
      expect(await remade()).toEqual([]);
      await services.db.$client.query(`DELETE FROM ${table} WHERE false`);
      await services.watch.refresh();
      // Maintenance is a setting, so every reply depends on them.
      const shows = kept.filter((each) => area === 'settings' || areasOf(each)?.includes(area));
      const shown = shows.map(({ address }) => address);
      expect(await remade()).toEqual(readFromTables.filter((address) => shown.includes(address)));
      expect(shown).not.toEqual([]);
    },
  );

  test('200: query keys that the operation does not declare make no other reply', async () => {
    const { body } = await costOf('/rooms?guests=2&page=1');
    for (const query of ['page=1&guests=2', 'utm_source=mail&guests=2&page=1']) {
      expect(await costOf(`/rooms?${query}`)).toMatchObject({ queries: 0, body });
    }
    expect((await costOf('/rooms?guests=3&page=1')).queries).toBeGreaterThan(0);
  });

  test('200: texts that the handler tells apart have replies of their own', async () => {
    await costOf('/rooms?search=%fe');
    expect((await costOf('/rooms?search=%ff')).queries).toBeGreaterThan(0);
    const { body } = await costOf('/rooms?guests=2');
    expect(await costOf('/rooms?guests=2&guests=3')).toMatchObject({ queries: 0, body });
  });

  test('200: many who ask at once wait for one reply', async () => {
    await makeAllOld();
    const alone = await costOf('/restaurant/menu-items');
    await makeAllOld();
    const sent = await queriesOf(server.services.db, async () => {
      await Promise.all(Array.from({ length: 20 }, () => ask('/restaurant/menu-items')));
    });
    expect(sent).toHaveLength(alone.queries);
  });

  test('200: HEAD, an encoding and a range are answered from the same reply', async () => {
    const { body } = await costOf('/rooms');
    const head = await costOf('/rooms', { method: 'HEAD' });
    expect(head).toMatchObject({ queries: 0, body: '' });
    expect(head.response.headers.get('content-length')).toBe(String(Buffer.byteLength(body)));
    const ranged = await costOf('/rooms', { headers: { range: 'bytes=0-9' } });
    expect(ranged).toMatchObject({ queries: 0, body });
    expect(ranged.response.status).toBe(200);
    for (const [accepted, decode] of [
      ['gzip, deflate, br', brotliDecompressSync],
      ['gzip, br;q=0', gunzipSync],
    ] as const) {
      const headers = { 'accept-encoding': accepted };
      const response = await ask('/rooms', headers);
      expect(response.headers.get('vary')).toBe('Accept-Encoding');
      expect(decode(await response.arrayBuffer()).toString()).toBe(body);
    }
  });

  test('never kept: a failure, and what is not there', async () => {
    expect((await costOf('/rooms/no-such-room')).response.status).toBe(404);
    expect((await costOf('/rooms/no-such-room')).queries).toBeGreaterThan(0);
    await server.services.db.$client.query('ALTER TABLE halls RENAME TO elsewhere');
    await bumpCacheVersions(server.services.db);
    expect((await costOf('/meeting-hall/halls')).response.status).toBe(500);
    await server.services.db.$client.query('ALTER TABLE elsewhere RENAME TO halls');
    expect((await costOf('/meeting-hall/halls')).response.status).toBe(200);
  });

  test('503: nothing kept is shown in maintenance, and nothing from before after it', async () => {
    await costOf('/events');
    const set = (enabled: boolean) =>
      sendJson(server, '/api/settings/maintenance-mode', {
        method: 'PUT',
        body: { enabled },
        token: tokens.admin,
      });
    await set(true);
    expect((await costOf('/events')).response.status).toBe(503);
    const headers = { authorization: `Bearer ${tokens.admin}` };
    expect((await costOf('/events', { headers })).response.status).toBe(200);
    expect((await costOf('/events')).response.status).toBe(503);
    await set(false);
    expect(await costOf('/events')).toMatchObject({ queries: 1, response: { status: 200 } });
  });

  test('401: what an administrator has read is told to nobody else', async () => {
    const headers = { authorization: `Bearer ${tokens.admin}` };
    for (const path of ['/settings/history', '/settings/payment', '/settings/export']) {
      const asked = [ask(path, headers), ask(path)];
      const [told, refused] = await Promise.all(asked);
      expect([told?.status, refused?.status]).toEqual([200, 401]);
      expect((await ask(path)).status).toBe(401);
    }
  });

  test('what is kept is answered in the same tick, before routing and middleware', async () => {
    const { services } = server;
    const web = createWeb({ services, site: undefined, accepting: () => true });
    const asked = (method: string) =>
      web.fetch(new Request('http://hotel.example/api/rooms', { method }));
    const body = await (await asked('GET')).text();
    await services.watch.refresh();
    const [kept, head] = [asked('GET'), asked('HEAD')];
    expect(kept).toBeInstanceOf(Response);
    expect(await (await kept).text()).toBe(body);
    expect((await head).headers.get('content-length')).toBe(String(Buffer.byteLength(body)));
    expect(await (await head).text()).toBe('');
    expect(asked('POST')).toBeInstanceOf(Promise);
  });

  test('a kept reply has the security headers of one that is made', async () => {
    const web = createWeb({ services: server.services, site: undefined, accepting: () => true });
    const headersOf = async () => Object.fromEntries((await web.request('/api/rooms')).headers);
    const made = await headersOf();
    expect(made['x-frame-options']).toBe('DENY');
    expect(await headersOf()).toEqual(made);
  });
});

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
      const areas = areasOf({ operation, address });
      await makeAllOld();
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

  test('200: made anew at the hotel’s midnight', async () => {
    const read = (path: string) =>
      queriesOf(server.services.db, async () => void (await (await ask(path)).text()));
    await read('/events');
    expect(await read('/events')).toEqual([]);
    server.setNow(new Date('2026-11-20T20:00:00Z'));
    expect(await read('/events')).not.toEqual([]);
    server.setNow(new Date('2026-11-20T08:00:00Z'));
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
