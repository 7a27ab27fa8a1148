import type { MenuItem } from '@vestibule/domain/restaurant';
import { MAX_DISHES } from '@vestibule/domain/restaurant';
import { MAX_LISTED } from '@vestibule/domain/pagination';
import { handle, pageQuery } from '@vestibule/site/server';
import { eq, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { languages } from '@vestibule/domain/words';
import { inTransaction } from '../database/retry.js';
import { insertEvent } from '../events/events.fixtures.js';
import { events } from '../events/tables.js';
import { insertHall } from '../halls/halls.fixtures.js';
import { halls } from '../halls/tables.js';
import { menuItems } from '../restaurant/tables.js';
import { restaurantSeed } from '../seed/restaurant.js';
import { storeSpa } from '../spa/spa.fixtures.js';
import { specialists, treatmentCategories, treatments } from '../spa/tables.js';
import { copyRecord } from '../testing/copy-records.js';
import { createTestServer, type TestServer } from '../testing/test-server.js';
import { createWeb } from '../web/create-web.js';

interface LongList {
  path: string;
  table: PgTable & { id: PgColumn };
  /** The record that the others are copies of. */
  model: string;
  most: number;
  /** What makes a copy one that guests do not see. */
  hidden?: SQL;
  /** Where the list is not in the order of positions. */
  place?: SQL;
}

/** After every fixture, whose positions go on counting from one test file to the next. */
const inOrder = sql`'position', 1000000 + number`;
const lists: LongList[] = [
  { path: '/spa/services', table: treatments, model: 'hammam-ritual', most: MAX_LISTED },
  {
    path: '/categories',
    table: treatmentCategories,
    model: 'hammam',
    most: MAX_LISTED,
    hidden: sql`'status', 'inactive'`,
  },
  {
    path: '/specialists',
    table: specialists,
    model: 'layla',
    most: MAX_LISTED,
    hidden: sql`'status', 'inactive'`,
  },
  {
    path: '/events',
    table: events,
    model: 'lantern-dinner',
    most: MAX_LISTED,
    hidden: sql`'date', '2026-11-20'::date - number`,
    place: sql`'date', '2026-12-05'::date + number`,
  },
  {
    path: '/meeting-hall/halls',
    table: halls,
    model: 'majlis',
    most: MAX_LISTED,
    hidden: sql`'status', 'Maintenance'`,
  },
  {
    path: '/restaurant/menu-items',
    table: menuItems,
    model: 'courtyard-breakfast',
    most: MAX_DISHES,
    hidden: sql`'available', false`,
  },
];

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer();
  const { db, today } = server.services;
  await storeSpa(db);
  await insertEvent(db);
  await insertHall(db);
  await inTransaction(db, (tx) => restaurantSeed.seed(tx, today()));
  await db.delete(menuItems).where(sql`${menuItems.id} <> 'courtyard-breakfast'`);
});

afterAll(() => server.close());

async function ids(path: string): Promise<string[]> {
  const response = await server.fetch(`/api${path}`);
  expect(response.status).toBe(200);
  const text = await response.text();
  expect(text.length).toBeLessThan(150_000);
  const { data } = JSON.parse(text) as { data: MenuItem[] & { halls?: MenuItem[] } };
  return (data.halls ?? data).map(({ _id }) => _id);
}

describe.each(lists)('GET $path', ({ path, table, model, most, hidden, place = inOrder }) => {
  const copies = (name: string, from: number, to: number, changes: SQL) =>
    copyRecord(server.services.db, table, {
      where: eq(table.id, model),
      from,
      to,
      changes: sql`jsonb_build_object('id', ${`${name}-`}::text || number, ${changes})`,
    });
  const first = [model, ...Array.from({ length: most - 1 }, (_, index) => `more-${index + 1}`)];

  test('200: as many as a list holds are there to the last, and one more leaves the last out [S7.spa.1, S7.events.1, S7.halls.1, S7.restaurant.1]', async () => {
    await copies('more', 1, most - 1, place);
    expect(await ids(path)).toEqual(first);
    await copies('more', most, most, place);
    expect(await ids(path)).toEqual(first);
  });

  test('200: of two thousand the same, in their order, those that guests see before the others', async () => {
    await copies('more', most + 1, 1000, place);
    if (hidden) await copies('hidden', 1, 1000, hidden);
    expect(await ids(path)).toEqual(first);
  });
});

describe('with two thousand records of each', () => {
  const page = async (path: string) => {
    const manifest = { 'src/entry.client.ts': { file: 'assets/entry.js' } };
    const web = createWeb({
      services: server.services,
      site: { handle, pageQuery, assets: async () => ({ manifest }) },
      accepting: () => true,
    });
    const response = await web.request(path);
    return { status: response.status, html: await response.text() };
  };

  test.each(['/spa', '/events', '/meeting-hall'])(
    '%s opens, and its last page [S4.pagination.1]',
    async (path) => {
      const { status, html } = await page(path);
      expect(status).toBe(200);
      expect(html.length).toBeLessThan(250_000);
      expect(html).toContain(`${path}?page=17`);
      expect(html).not.toContain(`${path}?page=18`);
      expect((await page(`${path}?page=17`)).status).toBe(200);
    },
  );

  test.each(['/restaurant', '/event/more-99', '/spa-service/more-99'])('%s opens', async (path) => {
    expect((await page(path)).status).toBe(200);
  });

  test('the sitemap names the pages that open, in each language', async () => {
    const { html } = await page('/sitemap.xml');
    expect(html.match(/<loc>[^<]*\/event\//g)).toHaveLength(languages.length * MAX_LISTED);
    expect(html.match(/<loc>[^<]*\/spa-service\//g)).toHaveLength(languages.length * MAX_LISTED);
  });
});
