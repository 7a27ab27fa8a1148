import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inspectRoutes } from 'hono/dev';
import type { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { authenticate } from '../account/authenticate.js';
import { createApi } from '../app.js';
import { saveCalendar } from '../calendars/store.js';
import { inTransaction } from '../database/retry.js';
import { operations } from '../handlers.js';
import { createSandbox } from '../sandbox/create-sandbox.js';
import { allSeeds } from '../seed/all-seeds.js';
import { addRoom } from '../testing/payments-server.js';
import { signIn } from '../testing/sign-in.js';
import { signInBoth } from '../testing/sign-in-administrator.js';
import { createTestServer, type TestServer } from '../testing/test-server.js';
import { createWeb } from '../web/create-web.js';
import { otherRoutes } from './other-routes.js';

let server: TestServer;
let folder: string;
let web: Hono;
/** Visitor, guest, other guest, administrator. */
let tokens: readonly (string | undefined)[];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vestibule-routes-'));
  for (const place of ['uploads/rooms', 'assets/rooms', 'rooms']) {
    await mkdir(path.join(folder, place), { recursive: true });
    await writeFile(path.join(folder, place, 'none.js'), '');
  }
  server = await createTestServer({
    environment: {
      PUBLIC_URL: 'https://demonstration.example',
      PAYMENTS: 'sandbox',
      METRICS_TOKEN: 'the-token-of-the-operator',
      DATA_DIR: folder,
    },
  });
  const { services } = server;
  const calendar = { roomId: 'harbour-room', name: 'portal' };
  await inTransaction(services.db, async (tx) => {
    for (const seed of allSeeds) await seed.seed(tx, services.today());
  });
  await addRoom(services, { id: calendar.roomId });
  await inTransaction(services.db, (tx) => saveCalendar(tx, calendar, { token: 'A'.repeat(43) }));
  const site = {
    assets: async () => ({ manifest: {} }),
    pageQuery: (url: URL) => url.searchParams,
    handle: async () => new Response('a page'),
    files: folder,
    previousFiles: folder,
  };
  web = createWeb({ services, site, storybook: folder, accepting: () => true });
  const { guest, admin } = await signInBoth(server);
  tokens = [undefined, guest, (await signIn(services)).token, admin];
});

afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

/** An operation answers its method, and that there is no other. */
const ofOperations = new Set(
  operations.flatMap(({ method, path: address }) => {
    const pattern = `/api${address.replace(/\{(\w+)\}/g, ':$1')}`;
    return [`${method} ${pattern}`, `ALL ${pattern}`];
  }),
);

/** What answers, by method and pattern: no middleware, and no operation of the API. */
function routesOf(app: Hono): string[] {
  return inspectRoutes(app)
    .filter(({ method, isMiddleware }) => method !== 'ALL' || !isMiddleware)
    .map(({ method, path: pattern }) => `${method} ${pattern}`)
    .filter((route) => !ofOperations.has(route));
}

test('every route that is no operation of the API has its row', () => {
  const { services } = server;
  const found = [web, createApi(services), createSandbox(services, authenticate)].flatMap(routesOf);
  expect([...new Set(found)].sort()).toEqual(Object.keys(otherRoutes).sort());
});

test.each(Object.entries(otherRoutes))('%s', async (route, { path: address, body, rights }) => {
  const method = route.split(' ')[0]?.replace('ALL', 'GET');
  const statuses = await Promise.all(
    tokens.map(async (token) => {
      const headers = token ? { authorization: `Bearer ${token}` } : undefined;
      return (await web.request(address, { method, headers, body })).status;
    }),
  );
  expect(statuses).toEqual(rights);
});

test.each(['/uploads', '/assets', '/storybook'])('no list of the files below %s', async (place) => {
  const parts = ['/', '/.', '//', '/rooms', '/rooms/'];
  for (const address of parts.map((part) => place + part)) {
    const reply = await web.request(address);
    expect([address, reply.status]).toEqual([address, 404]);
    expect(await reply.text()).not.toMatch(/\.(webp|js)\b|<li>|Index of/i);
  }
});
