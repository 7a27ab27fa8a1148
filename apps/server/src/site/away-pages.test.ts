import {
  contentMessages,
  isDemonstration,
  isLegalPage,
  textPageNames,
} from '@vestibule/domain/content';
import { brand } from '@vestibule/site/brand';
import { routes as addresses } from '@vestibule/site/routes';
import { otherPages, pagesWithoutLayout } from '../../../site/src/pages.js';
import { handle, pageQuery } from '@vestibule/site/server';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { readConfig } from '../config.js';
import type { DatabaseConnection } from '../database/connect.js';
import { startServer, type RunningServer } from '../server.js';
import { openDatabaseProxy, type DatabaseProxy } from '../testing/database-proxy.js';
import { freePort } from '../web/free-port.js';
import { createTestDatabase } from '../testing/test-database.js';

/** Pages with a main list or record, and the text of their error state (spec 8). */
const failing: Record<string, string> = {
  '/': 'Failed to fetch rooms',
  '/about': 'Failed to fetch about content',
  '/rooms': 'Failed to fetch rooms',
  '/rooms4': 'Failed to fetch rooms',
  '/room-single/:id': 'Failed to fetch rooms',
  '/spa': 'Error Loading Spa Services',
  '/spa-service/:id': 'Error Loading Spa Services',
  '/events': 'Error Loading Events',
  '/event/:id': 'Error Loading Events',
  '/meeting-hall': 'Error Loading Meeting Halls',
  '/meeting-hall/:id': 'Error Loading Meeting Halls',
  '/restaurant': 'Failed to load menu items',
  ...Object.fromEntries(
    textPageNames.map((name) => [
      addresses[name],
      contentMessages[isLegalPage(name) ? 'content.legal-failed' : 'content.failed'],
    ]),
  ),
};
const records: Record<string, string> = {
  '/room-single/:id': '/room-single/sea-view-king',
  '/spa-service/:id': '/spa-service/hammam-ritual',
  '/event/:id': '/event/lantern-dinner',
  '/meeting-hall/:id': '/meeting-hall/majlis',
  '*': '/no-such-page',
};
/** Addresses without a page; the sample article is the demonstration's. */
const missing = new Set(['*', ...(isDemonstration(brand) ? [] : [addresses.article])]);
const routes = [
  ...Object.values(addresses),
  ...Object.keys({ ...otherPages, ...pagesWithoutLayout }),
];
const standing = routes.filter((route) => !(route in failing));

let database: DatabaseConnection;
let proxy: DatabaseProxy;
let server: RunningServer;

beforeAll(async () => {
  database = await createTestDatabase();
  proxy = await openDatabaseProxy(database.url);
  const config = readConfig({
    NODE_ENV: 'production',
    DATABASE_URL: proxy.url,
    PORT: String(await freePort()),
    LOG_LEVEL: 'silent',
    PAYMENTS: 'sandbox',
  });
  const manifest = { 'src/entry.client.ts': { file: 'assets/entry.js' } };
  server = await startServer({
    config,
    site: { handle, pageQuery, assets: async () => ({ manifest }) },
    limits: { statementMs: 2000 },
  });
});

afterAll(async () => {
  await server.close();
  await proxy.stop();
  await database.close();
});

async function visit(route: string) {
  const response = await fetch(new URL(records[route] ?? route, server.url));
  const { status, headers } = response;
  const cache = headers.get('cache-control');
  return { status, cache, retryAfter: headers.get('retry-after'), text: await response.text() };
}

/** What was kept is believed for about a second. */
async function expectUnkept(route: string): Promise<void> {
  const look = async () => expect((await visit(route)).cache).toBe('no-store');
  await vi.waitFor(look, { timeout: 20_000 });
}

async function expectOpen(): Promise<void> {
  for (const route of routes) {
    expect({ route, ...(await visit(route)) }).toMatchObject({
      route,
      status: missing.has(route) ? 404 : 200,
      cache: missing.has(route) ? 'no-store' : 'public, no-cache',
      text: expect.not.stringMatching(/Failed to|Error Loading/),
    });
  }
}

describe('pages while the database is away (spec 8, ruling 28)', () => {
  test('200, and kept, while it answers', expectOpen);

  describe('its server is not there', () => {
    beforeAll(async () => {
      await proxy.stop();
      await expectUnkept('/events');
    });
    afterAll(() => proxy.restart());

    test.each(Object.entries(failing))('503: %s says %j', async (route, text) => {
      const page = await visit(route);
      expect(page).toMatchObject({ status: 503, cache: 'no-store', retryAfter: '5' });
      expect(page.text).toContain(text);
      expect(page.text).toContain('Try Again');
    });

    test.each(standing.filter((route) => !missing.has(route)))(
      '200: %s stands on its fallbacks, and nobody keeps it',
      async (route) => {
        expect(await visit(route)).toMatchObject({ status: 200, cache: 'no-store' });
      },
    );

    test('404: an address without a page', async () => {
      expect(await visit('*')).toMatchObject({ status: 404, cache: 'no-store' });
    });

    test('503: the sitemap, which would be without its records', async () => {
      const sitemap = await visit('/sitemap.xml');
      expect(sitemap).toMatchObject({ status: 503, cache: 'no-store', retryAfter: '5' });
    });
  });

  test('200 again as soon as it is back: nothing of the failure was kept', expectOpen);

  test('503 within seconds: it is there, and says nothing', async () => {
    proxy.halt();
    try {
      await expectUnkept('/events');
      expect(await visit('/events')).toMatchObject({ status: 503, cache: 'no-store' });
    } finally {
      proxy.resume();
    }
    await expect.poll(async () => (await visit('/events')).status, { timeout: 10_000 }).toBe(200);
  });

  test('200: content alone failed; its fallback texts stand, and nobody keeps them', async () => {
    await database.db.execute(sql`ALTER TABLE content_pages RENAME TO elsewhere`);
    await database.db.execute(sql`UPDATE cache_versions SET version = version + 1`);
    const page = () => visit('/events');
    try {
      await expectUnkept('/events');
      expect((await page()).status).toBe(200);
      expect((await page()).text).toContain('Failed to fetch events content');
    } finally {
      await database.db.execute(sql`ALTER TABLE elsewhere RENAME TO content_pages`);
    }
    expect(await page()).toMatchObject({ status: 200, cache: 'public, no-cache' });
  });
});
