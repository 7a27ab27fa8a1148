import { connect } from 'node:net';
import { once } from 'node:events';
import { afterEach, expect, test } from 'vitest';
import { createTestServer, type TestServer } from '../testing/test-server.js';
import { createWeb } from '../web/create-web.js';
import { listen, type Listener } from '../web/listen.js';
import type { Site } from '../web/site.js';
import { createLogger } from './create-logger.js';
import { RequestLog } from './request-log.js';

interface Line {
  level: number;
  msg: string;
  requestId?: string;
  route?: string;
  [fact: string]: unknown;
}

let server: TestServer;
let listener: Listener;
let lines: Line[];

afterEach(async () => {
  await listener.close();
  await server.close();
});

const page = (handle: Site['handle']): Site => ({
  handle,
  pageQuery: (url) => url.searchParams,
  assets: async () => ({ manifest: {} }),
});

async function open(environment: Record<string, string> = {}, site?: Site): Promise<void> {
  lines = [];
  const logger = createLogger('debug', { write: (line) => void lines.push(JSON.parse(line)) });
  server = await createTestServer({ environment, logger });
  const requests = new RequestLog({ logger, trustProxy: server.services.config.trustProxy });
  const web = createWeb({ services: server.services, site, accepting: () => true });
  listener = await listen({ web, host: '127.0.0.1', port: 0, requests });
}

const get = async (path: string, headers: Record<string, string> = {}) =>
  await fetch(listener.url + path, { headers });

const idOf = (response: Response) => response.headers.get('x-request-id') ?? '';

/** The line of a request: it is written once the reply has left. */
async function lineOf(id: string): Promise<Line> {
  const find = () => lines.find(({ msg, requestId }) => msg === 'request' && requestId === id);
  await expect.poll(find).toBeDefined();
  return find() as Line;
}

test('one line says what was asked, by its pattern, and how it was answered', async () => {
  await open();
  const response = await get('/api/rooms/sea-view-king?token=secret');
  expect(await response.json()).toMatchObject({ requestId: idOf(response) });
  const { requestId, method, route, status, problem, ms, bytes } = await lineOf(idOf(response));
  expect({ requestId, method, route, status, problem }).toEqual({
    requestId: expect.stringMatching(/^[\da-f-]{36}$/),
    method: 'GET',
    route: '/api/rooms/:id',
    status: 404,
    problem: 'rooms.not-found',
  });
  expect(ms).toBeGreaterThan(0);
  expect(bytes).toBeGreaterThan(100);
  expect(lines).toHaveLength(1);
});

test('a kept reply has the same pattern, and an id of its own', async () => {
  await open();
  const [first, second] = [await get('/api/rooms'), await get('/api/rooms')];
  await Promise.all([first.text(), second.text()]);
  expect(idOf(first)).not.toBe(idOf(second));
  expect((await lineOf(idOf(first))).route).toBe('/api/rooms');
  expect((await lineOf(idOf(second))).route).toBe('/api/rooms');
});

test('a page is named by its pattern, also where it is kept; a file only for those who debug', async () => {
  const site = page(async (_request, { onRoute, apiFetch }) => {
    onRoute?.('/room-single/:id');
    await apiFetch('http://any/api/rooms');
    return new Response('<!doctype html>');
  });
  await open({ NODE_ENV: 'production', PAYMENTS: 'sandbox' }, site);
  for (let time = 0; time < 2; time += 1) {
    const response = await get('/room-single/sea-view-king');
    await response.text();
    expect(await lineOf(idOf(response))).toMatchObject({ route: '/room-single/:id', level: 30 });
  }
  for (const path of ['/uploads/rooms/sea-view-king-1-400.avif', '/healthz']) {
    const response = await get(path);
    await response.arrayBuffer();
    expect((await lineOf(idOf(response))).level).toBe(20);
  }
});

test('what a proxy in front has named keeps its name; what it has not, and guests, are not asked', async () => {
  const given = 'edge-7.2026_11';
  await open({ TRUST_PROXY: '1' });
  expect(idOf(await get('/healthz', { 'x-request-id': given }))).toBe(given);
  for (const malformed of ['short', 'a'.repeat(65), 'guest@example.com', 'two words 1']) {
    expect(idOf(await get('/healthz', { 'x-request-id': malformed }))).toMatch(/^[\da-f-]{36}$/);
  }
  await listener.close();
  await server.close();
  await open();
  expect(idOf(await get('/healthz', { 'x-request-id': given }))).not.toBe(given);
});

test('errors of a request carry its id, and so does the page that failed', async () => {
  const site = page(async () => {
    throw new Error('The page is broken.');
  });
  await open({}, site);
  for (const [path, words] of [
    ['/rooms', (id: string) => `<small>Reference: ${id}</small>`],
    ['/ar/rooms', (id: string) => `<small>الرقم المرجعي: \u2068${id}\u2069</small>`],
  ] as const) {
    const response = await get(path);
    const id = idOf(response);
    expect(response.status).toBe(500);
    expect(await response.text()).toContain(words(id));
    const failure = lines.find(({ msg, requestId }) => msg === 'A page failed' && requestId === id);
    expect(failure).toBeDefined();
    expect(await lineOf(id)).toMatchObject({ status: 500 });
  }
});

test('what a page’s own calls are refused with names no request: the page may be kept', async () => {
  const site = page(async (_request, { apiFetch }) => apiFetch('http://any/api/rooms/none'));
  await open({}, site);
  expect(await (await get('/room')).json()).not.toHaveProperty('requestId');
});

test('a caller who goes away is told apart, and has no status', async () => {
  let answer = () => {};
  const asked = Promise.withResolvers<void>();
  const site = page(async () => {
    asked.resolve();
    await new Promise<void>((resolve) => (answer = resolve));
    return new Response('late');
  });
  await open({}, site);
  const leaving = new AbortController();
  const gone = fetch(`${listener.url}/rooms`, { signal: leaving.signal }).catch(() => 'gone');
  await asked.promise;
  leaving.abort();
  expect(await gone).toBe('gone');
  await expect.poll(() => lines).toEqual([expect.objectContaining({ cutShort: true })]);
  expect(lines[0]).not.toHaveProperty('status');
  answer();
});

test('what is no request has an id and a line too', async () => {
  await open();
  const socket = connect(Number(new URL(listener.url).port), '127.0.0.1');
  let answer = '';
  socket.setEncoding('utf8').on('data', (part: string) => (answer += part));
  socket.write('NONSENSE\r\n\r\n');
  await once(socket, 'close');
  const [line] = lines;
  expect(line).toMatchObject({ msg: 'request', status: 400 });
  expect(answer).toContain(`X-Request-Id: ${line?.requestId}`);
  expect(answer).toContain(`"requestId":"${line?.requestId}"`);
});
