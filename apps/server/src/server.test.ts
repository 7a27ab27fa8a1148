import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { users } from './account/tables.js';
import { readConfig, type Config } from './config.js';
import { connect, type DatabaseConnection } from './database/connect.js';
import { startServer, type RunningServer } from './server.js';
import { burst } from './testing/burst.js';
import { signIn } from './testing/sign-in.js';
import { createTestDatabase } from './testing/test-database.js';
import { PortTakenError } from './web/listen.js';
import type { Site } from './web/site.js';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

let database: DatabaseConnection;
let running: RunningServer[];

beforeEach(async () => {
  database = await createTestDatabase();
  running = [];
});

afterEach(async () => {
  for (const server of running) await server.close();
  await database.close();
});

/** Port 0: whichever is free. */
const config = (change: Partial<Config> = {}): Config => ({
  ...readConfig({ DATABASE_URL: database.url, LOG_LEVEL: 'silent' }),
  port: 0,
  shutdownNoticeMs: 0,
  ...change,
});

async function start(change: Partial<Config> = {}, site?: Site): Promise<RunningServer> {
  const server = await startServer({ config: config(change), site });
  running.push(server);
  return server;
}

async function administratorToken(): Promise<string> {
  const services = { db: database.db, now: () => new Date() };
  return (await signIn(services, { email: 'desk@hotel.example', role: 'administrator' })).token;
}

const assets = async () => ({ manifest: {} });
const pageQuery: Site['pageQuery'] = (url) => url.searchParams;
const page = (body: string): Site => ({
  assets,
  pageQuery,
  handle: async () => new Response(body),
});

test('answers health, the API and pages on one port', async () => {
  const { url } = await start({}, page('<!doctype html>'));
  expect(await (await fetch(`${url}/healthz`)).json()).toEqual({ status: 'ok' });
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  expect(await (await fetch(`${url}/api/rooms`)).json()).toMatchObject({ success: true });
  expect(await (await fetch(`${url}/rooms`)).text()).toBe('<!doctype html>');
});

test('503: a request whose statement takes too long gives it up', async () => {
  const server = await startServer({ config: config(), limits: { statementMs: 2000 } });
  running.push(server);
  const client = await database.db.$client.connect();
  try {
    await client.query('BEGIN; LOCK TABLE rooms IN ACCESS EXCLUSIVE MODE');
    const reply = await fetch(`${server.url}/api/rooms`);
    expect(reply.status).toBe(503);
    expect(reply.headers.get('retry-after')).toBe('5');
    expect(await reply.json()).toMatchObject({ code: 'server.unavailable' });
  } finally {
    await client.query('ROLLBACK');
    client.release();
  }
  expect((await fetch(`${server.url}/api/rooms`)).status).toBe(200);
});

test('pages reach the API without the network', async () => {
  const site: Site = {
    assets,
    pageQuery,
    handle: async (_request, context) => context.apiFetch('http://any/api/rooms'),
  };
  const { url } = await start({}, site);
  expect(await (await fetch(`${url}/`)).json()).toMatchObject({ success: true });
});

test('a path of the API that does not exist is a problem, not a page', async () => {
  const { url } = await start({}, page('a page'));
  const response = await fetch(`${url}/api/nothing-here`);
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ success: false });
});

test('a picture is served with its type and may be kept for a day', async () => {
  const { url } = await start();
  const response = await fetch(`${url}/uploads/rooms/sea-view-king-1-400.avif`);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('image/avif');
  expect(response.headers.get('cache-control')).toBe('public, max-age=86400');
  const missing = await fetch(`${url}/uploads/rooms/no-such-picture.avif`);
  expect(missing.status).toBe(404);
  expect(await missing.text()).toBe('Not found');
  expect((await fetch(`${url}/uploads/../package.json`)).status).toBe(404);
  expect((await fetch(`${url}/uploads/%2e%2e/package.json`)).status).toBe(404);
});

test('a picture answers under the name that a record gives it (spec 3, Room) [S3.room.2]', async () => {
  const { url } = await start();
  const response = await fetch(`${url}/uploads/rooms/sea-view-king-1.webp`);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('image/webp');
  expect((await fetch(`${url}/uploads/rooms/no-such-picture.webp`)).status).toBe(404);
  expect((await fetch(`${url}/uploads/og/home.jpg`)).headers.get('content-type')).toBe(
    'image/jpeg',
  );
});

test('the colours of all pictures are one style sheet', async () => {
  const { url } = await start();
  const response = await fetch(`${url}/uploads/colours.css`);
  expect(response.headers.get('content-type')).toBe('text/css; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('public, max-age=86400');
  expect(await response.text()).toContain('picture[data-picture="rooms/sea-view-king-1"]{');
});

test('a picture that did not change is not sent twice', async () => {
  const { url } = await start();
  const picture = `${url}/uploads/rooms/sea-view-king-1-400.avif`;
  const etag = (await fetch(picture)).headers.get('etag')!;
  const again = await fetch(picture, { headers: { 'if-none-match': etag } });
  expect(again.status).toBe(304);
  expect(again.headers.get('cache-control')).toBe('public, max-age=86400');
  const older = await fetch(picture, { headers: { 'if-none-match': '"another"' } });
  expect(older.status).toBe(200);
});

test('a request in flight is answered before the server closes', async () => {
  let finish = () => {};
  let begun = () => {};
  const reached = new Promise<void>((resolve) => (begun = resolve));
  const site: Site = {
    assets,
    pageQuery,
    handle: async () => {
      begun();
      await new Promise<void>((resolve) => (finish = resolve));
      return new Response('in time');
    },
  };
  const server = await start({}, site);
  const reply = fetch(`${server.url}/slow`);
  await reached;
  const closed = server.close();
  finish();
  expect(await (await reply).text()).toBe('in time');
  await closed;
  await expect(fetch(`${server.url}/healthz`)).rejects.toThrow('fetch failed');
});

test('closing resets nobody who is waiting to be accepted', async () => {
  const server = await start();
  const replies = burst(`http://127.0.0.1:${new URL(server.url).port}/healthz`, 400);
  // By the next tick the kernel has them all; the server has accepted none.
  await new Promise((resolve) => process.nextTick(resolve));
  const closed = server.close();
  expect((await replies).filter((outcome) => outcome !== 200)).toEqual([]);
  await closed;
});

test('closing that takes too long is given up, and says so', async () => {
  const server = await startServer({ config: config(), closeLimitMs: 500 });
  const client = await database.db.$client.connect();
  await client.query('BEGIN; LOCK TABLE pgboss.job IN ACCESS EXCLUSIVE MODE');
  const waiting = () =>
    database.db.$count(
      sql`pg_locks JOIN pg_database ON pg_database.oid = pg_locks.database`,
      sql`NOT granted AND datname = current_database()`,
    );
  await expect.poll(waiting, { timeout: 10_000 }).toBeGreaterThan(0);
  await expect(server.close()).rejects.toThrow('longer than 0.5 s');
  await client.query('ROLLBACK');
  client.release();
});

test('a closing server refuses to be ready, and serves for its notice on connections that end', async () => {
  const server = await start({ shutdownNoticeMs: 3000 });
  const closed = server.close();
  const ready = await fetch(`${server.url}/readyz`);
  expect([ready.status, ready.headers.get('connection')]).toEqual([503, 'close']);
  const served = await fetch(`${server.url}/api/rooms`);
  expect([served.status, served.headers.get('connection')]).toEqual([200, 'close']);
  await closed;
  await expect(fetch(`${server.url}/readyz`)).rejects.toThrow('fetch failed');
});

test('a notice that is longer than the limit of closing does not end it', async () => {
  const change = config({ shutdownNoticeMs: 3500 });
  const server = await startServer({ config: change, closeLimitMs: 3000 });
  await expect(server.close()).resolves.toBeUndefined();
});

test('503 on /readyz while the database is away, and 200 when it is back', async () => {
  const { url } = await start();
  const name = new URL(database.url).pathname.slice(1);
  const other = connect(Object.assign(new URL(database.url), { pathname: '/postgres' }).href);
  const allow = (allowed: boolean) =>
    other.db.execute(sql.raw(`ALTER DATABASE ${name} WITH ALLOW_CONNECTIONS ${allowed}`));
  const status = async () => (await fetch(`${url}/readyz`)).status;
  await allow(false);
  await other.db.execute(
    sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = ${name}`,
  );
  await expect.poll(status).toBe(503);
  await allow(true);
  await expect.poll(status).toBe(200);
  await other.close();
});

test('a taken port is named with a way out, and nothing stays open', async () => {
  const { url } = await start();
  const port = Number(new URL(url).port);
  const second = start({ port });
  await expect(second).rejects.toThrow(PortTakenError);
  await expect(second).rejects.toThrow(`PORT=${port + 1}`);
});

test('a server whose port is taken leaves the administrator as it is', async () => {
  const admin = { email: 'desk@hotel.example', password: 'Brass-Key-4711' };
  const { url } = await start({ admin });
  const other = { email: 'other@hotel.example', password: 'Other-Key-4711' };
  const second = start({ port: Number(new URL(url).port), admin: other });
  await expect(second).rejects.toThrow(PortTakenError);
  const rows = await database.db.select().from(users).where(eq(users.role, 'administrator'));
  expect(rows).toMatchObject([{ email: admin.email }]);
});

test('two servers starting at once on one database both open', async () => {
  const servers = await Promise.all([start(), start()]);
  for (const { url } of servers) expect((await fetch(`${url}/readyz`)).status).toBe(200);
});

test('a change through one process is seen by the other within about a second', async () => {
  const showing: Site = {
    assets,
    pageQuery,
    handle: async (_request, { apiFetch, apiBaseUrl }) =>
      apiFetch(`${apiBaseUrl}/general-settings`),
  };
  const production = { production: true };
  const servers = [await start(production, showing), await start(production, showing)];
  const [one = '', other = ''] = servers.map(({ url }) => url);
  const token = await administratorToken();
  const kept = async () => await fetch(`${other}/api/general-settings`);
  const tag = (await kept()).headers.get('etag') ?? '';
  expect(await (await kept()).text()).not.toContain('+968 1111 2222');
  expect(await (await fetch(`${other}/`)).text()).not.toContain('+968 1111 2222');

  const changed = await fetch(`${one}/api/settings/general.phone`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ value: '+968 1111 2222' }),
  });
  expect(changed.status).toBe(200);
  expect(await (await fetch(`${one}/`)).text()).toContain('+968 1111 2222');

  await expect
    .poll(async () => await (await fetch(`${other}/`)).text(), { timeout: 3000, interval: 100 })
    .toContain('+968 1111 2222');
  const asked = await fetch(`${other}/api/general-settings`, { headers: { 'if-none-match': tag } });
  expect(asked.status).toBe(200);
  expect(await (await kept()).text()).toContain('+968 1111 2222');
});

test('maintenance closes and opens the pages of every process', async () => {
  const servers = [await start({}, page('the page')), await start({}, page('the page'))];
  const [one = '', other = ''] = servers.map(({ url }) => url);
  const token = await administratorToken();
  const set = (enabled: boolean) =>
    fetch(`${one}/api/settings/maintenance-mode`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ enabled }),
    });
  const statusAt = async (url: string) => (await fetch(url)).status;
  for (const [enabled, status] of [
    [true, 503],
    [false, 200],
  ] as const) {
    await set(enabled);
    expect(await statusAt(one)).toBe(status);
    await expect.poll(() => statusAt(other)).toBe(status);
  }
});
