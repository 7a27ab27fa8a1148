import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { inTransaction } from '../database/retry.js';
import { roomsSeed } from '../seed/rooms.js';
import { queriesOf } from '../testing/count-queries.js';
import { createSettingsServer, type SettingsServer } from '../settings/settings.fixtures.js';
import { createWeb } from '../web/create-web.js';

let server: SettingsServer;
let rendered: string[];
let visit: (
  path: string,
  headers?: Record<string, string>,
  signal?: AbortSignal,
) => Promise<Response>;

/** Each page shows its address, the settings and the rooms; `/slots` what is of the moment. */
const calls: Record<string, string> = {
  '/rooms': '/rooms',
  '/stay': '/rooms?checkIn=2026-11-21&checkOut=2026-11-23',
  '/slots': '/settings/system-health',
};

/** Of the site in this test: what its pages read of their addresses. */
function knownQuery({ searchParams }: URL): URLSearchParams {
  const known = new Set(['page', 'checkIn', 'checkOut', 'token', 'confirm', 'unsubscribe']);
  return new URLSearchParams([...searchParams].filter(([key]) => known.has(key)));
}

beforeEach(async () => {
  server = await createSettingsServer();
  const { services } = server;
  await inTransaction(services.db, (tx) => roomsSeed.seed(tx, services.today()));
  await services.watch.refresh();
  rendered = [];
  const web = createWeb({
    services: { ...services, config: { ...services.config, production: true } },
    site: {
      assets: async () => ({ manifest: {} }),
      pageQuery: knownQuery,
      handle: async (request, context) => {
        const { pathname, search } = new URL(request.url);
        rendered.push(pathname);
        const paths = ['/general-settings', calls[pathname] ?? '/content/home'];
        const replies = await Promise.all(
          paths.map((path) => context.apiFetch(`${context.apiBaseUrl}${path}`)),
        );
        const texts = await Promise.all(replies.map((reply) => reply.text()));
        const status = pathname === '/gone' ? 404 : 200;
        const headers = [...request.headers.keys()].join() || 'none';
        const ended = request.signal.aborted ? ' ended' : '';
        return new Response(
          `${pathname}${search} ${context.today} ${headers}${ended} ${texts.join().padEnd(1024)}`,
          {
            status,
            headers: { 'content-type': 'text/html; charset=utf-8' },
          },
        );
      },
    },
    accepting: () => true,
  });
  visit = async (path, headers = {}, signal) => await web.request(path, { headers, signal });
});

afterEach(() => server.close());

const setPhone = (value: string) =>
  server.send('PUT', '/settings/general.phone', { value }, server.admin);
const setMaintenance = (enabled: boolean) =>
  server.send('PUT', '/settings/maintenance-mode', { enabled }, server.admin);

describe('cached pages (design, How data flows)', () => {
  test('200: rendered once, then without a query', async () => {
    const first = await (await visit('/rooms')).text();
    const sent = await queriesOf(server.services.db, async () => {
      for (let time = 0; time < 5; time += 1) {
        expect(await (await visit('/rooms')).text()).toBe(first);
      }
    });
    expect(sent).toEqual([]);
    expect(rendered).toEqual(['/rooms']);
  });

  test('304: whoever has the page is told so, without a query', async () => {
    const first = await visit('/rooms');
    const tag = first.headers.get('etag') ?? '';
    expect(first.headers.get('cache-control')).toBe('public, no-cache');
    const sent = await queriesOf(server.services.db, async () => {
      const response = await visit('/rooms', { 'if-none-match': tag });
      expect(response.status).toBe(304);
      expect(response.headers.get('etag')).toBe(tag);
      expect(await response.text()).toBe('');
    });
    expect(sent).toEqual([]);
  });

  test('200: many visitors at once wait for one rendering', async () => {
    await Promise.all(Array.from({ length: 20 }, () => visit('/rooms')));
    expect(rendered).toEqual(['/rooms']);
  });

  test('200: no header of one visitor reaches the page of all, and none who leaves ends it', async () => {
    const gone = new AbortController();
    const first = visit('/rooms', { cookie: 'a=b', 'accept-language': 'ar' }, gone.signal);
    gone.abort();
    await Promise.allSettled([first]);
    expect(await (await visit('/rooms')).text()).toContain('/rooms 2026-11-20 none');
  });

  test('200: renewed when what it shows has changed, and only then', async () => {
    await visit('/rooms');
    await visit('/stay');
    await server.services.db.$client.query('UPDATE room_availability SET available = 0');
    await server.services.watch.refresh();
    await visit('/rooms');
    await visit('/stay');
    expect(rendered).toEqual(['/rooms', '/stay', '/stay']);
    await setPhone('+968 1111 2222');
    expect(await (await visit('/rooms')).text()).toContain('+968 1111 2222');
  });

  test('304: renewed, but the same to its reader', async () => {
    const tag = (await visit('/rooms')).headers.get('etag') ?? '';
    await server.send('POST', '/settings/clear-cache', undefined, server.admin);
    expect((await visit('/rooms', { 'if-none-match': tag })).status).toBe(304);
    expect(rendered).toEqual(['/rooms', '/rooms']);
  });

  test('200: gone at the hotel’s midnight', async () => {
    expect(await (await visit('/rooms')).text()).toContain('/rooms 2026-11-20');
    server.setNow(new Date('2026-11-20T19:59:59Z'));
    await visit('/rooms');
    expect(rendered).toEqual(['/rooms']);
    server.setNow(new Date('2026-11-20T20:00:00Z'));
    expect(await (await visit('/rooms')).text()).toContain('/rooms 2026-11-21');
  });

  test('503: maintenance empties the cache', async () => {
    await visit('/rooms');
    await setMaintenance(true);
    expect((await visit('/rooms')).status).toBe(503);
    await setMaintenance(false);
    expect((await visit('/rooms')).status).toBe(200);
    expect(rendered).toEqual(['/rooms', '/rooms']);
  });

  test('200: replies of the API, however many and long, evict no page', async () => {
    await visit('/rooms');
    const { db, watch } = server.services;
    await db.$client.query("UPDATE rooms SET capacity = 10, description = repeat('a', 20000)");
    await watch.refresh();
    await visit('/home');
    for (let number = 0; number < 150; number += 1) {
      const reply = await visit(
        `/api/rooms?limit=${100 - (number % 50)}&guests=${1 + (number % 3)}`,
      );
      expect((await reply.text()).length).toBeGreaterThan(200_000);
    }
    await visit('/home');
    expect(rendered).toEqual(['/rooms', '/home']);
  });

  test('200: one address each, with what follows the question mark', async () => {
    await visit('/rooms?page=1');
    await visit('/rooms?page=2');
    await visit('/rooms?page=1');
    expect(rendered).toEqual(['/rooms', '/rooms']);
  });

  test('200: what the page does not read makes no other page, and stays out of it', async () => {
    const first = await (await visit('/rooms?page=1')).text();
    for (const more of ['utm_source=mail', 'fbclid=1', 'x=%22%3E']) {
      expect(await (await visit(`/rooms?${more}&page=1`)).text()).toBe(first);
    }
    expect(rendered).toEqual(['/rooms']);
    expect(first).toContain('/rooms?page=1 ');
    expect(await (await visit('/gone?page=3&utm_source=mail')).text()).toContain('/gone?page=3 ');
  });

  test.each(['token', 'confirm', 'unsubscribe'])(
    'never kept: an address whose %s acts for whoever knows it',
    async (key) => {
      const response = await visit(`/rooms?${key}=of-a-mail`);
      expect(response.headers.get('cache-control')).toBe('no-store');
      await visit(`/rooms?${key}=of-a-mail`);
      expect(rendered).toEqual(['/rooms', '/rooms']);
    },
  );

  test('never kept: a page of the moment, one that is not there, one whose data failed', async () => {
    for (const path of ['/slots', '/gone']) {
      await visit(path);
      await visit(path);
    }
    expect(rendered).toEqual(['/slots', '/slots', '/gone', '/gone']);
    await server.services.db.$client.query('ALTER TABLE rooms RENAME TO elsewhere');
    expect(await (await visit('/rooms')).text()).toContain('server.failed');
    await server.services.db.$client.query('ALTER TABLE elsewhere RENAME TO rooms');
    expect(await (await visit('/rooms')).text()).not.toContain('server.failed');
  });

  test('200: in the encoding that the visitor knows', async () => {
    const plain = await (await visit('/rooms')).text();
    const browser = await visit('/rooms', { 'accept-encoding': 'gzip, deflate, br, zstd' });
    expect(browser.headers.get('content-encoding')).toBe('br');
    expect(browser.headers.get('vary')).toContain('Accept-Encoding');
    expect(brotliDecompressSync(await browser.arrayBuffer()).toString()).toBe(plain);
    const older = await visit('/rooms', { 'accept-encoding': 'gzip, br;q=0' });
    expect(older.headers.get('content-encoding')).toBe('gzip');
    expect(gunzipSync(await older.arrayBuffer()).toString()).toBe(plain);
    // Also where nothing is kept: compressing as it is sent costs more than the page.
    const gone = await visit('/gone', { 'accept-encoding': 'gzip, deflate, br' });
    expect([gone.status, gone.headers.get('content-encoding')]).toEqual([404, 'br']);
    expect(brotliDecompressSync(await gone.arrayBuffer()).toString()).toContain('/gone ');
  });
});
