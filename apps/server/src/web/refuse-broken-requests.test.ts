import { Hono } from 'hono';
import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApi } from '../app.js';
import { createTestServer, type TestServer } from '../testing/test-server.js';
import { listen, type Listener } from './listen.js';
import { refuseBrokenRequests } from './refuse-broken-requests.js';

let server: TestServer;
let listener: Listener;
const logged: { level: number; msg: string }[] = [];

beforeAll(async () => {
  server = await createTestServer();
  const logger = pino({ level: 'trace' }, { write: (line) => void logged.push(JSON.parse(line)) });
  const web = new Hono();
  const api = createApi({ ...server.services, logger });
  web.all('/api/*', (context) => api.fetch(context.req.raw, context.env));
  listener = await listen({ web, host: '127.0.0.1', port: 0 });
});

afterAll(async () => {
  await listener.close();
  await server.close();
});

/** Sends bytes as they are, and reads until the server has closed the connection. */
async function exchange(text: string, port = Number(new URL(listener.url).port)) {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  let answer = '';
  socket.setEncoding('utf8').on('data', (part: string) => (answer += part));
  socket.write(text);
  await once(socket, 'close');
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), head: head.toLowerCase(), body };
}

const head = (...lines: string[]) => [...lines, '', ''].join('\r\n');
const host = 'Host: hotel.example';
const post = 'POST /api/basic-users/login HTTP/1.1';
const get = 'GET /api/rooms HTTP/1.1';

describe('a request that the server cannot read is refused with a code', () => {
  test.each([
    ['no host', head(get), 400, 'request.invalid'],
    ['a host that is none', head(get, 'Host: a b'), 400, 'request.invalid'],
    ['a host with a path', head(get, 'Host: hotel.example/x'), 400, 'request.invalid'],
    ['an address that is none', head('GET http:// HTTP/1.1', host), 400, 'request.invalid'],
    ['a method that is none', head('FETCH /api/rooms HTTP/1.1', host), 400, 'request.invalid'],
    ['a version that is none', head('GET /api/rooms HTTP/9.9', host), 400, 'request.invalid'],
    ['no request at all', 'hello\r\n\r\n', 400, 'request.invalid'],
    ['a length in words', head(post, host, 'Content-Length: many'), 400, 'request.invalid'],
    ['a length below zero', head(post, host, 'Content-Length: -1'), 400, 'request.invalid'],
    [
      'two lengths',
      head(post, host, 'Content-Length: 2', 'Content-Length: 3'),
      400,
      'request.invalid',
    ],
    [
      'a length and chunks',
      head(post, host, 'Content-Length: 2', 'Transfer-Encoding: chunked'),
      400,
      'request.invalid',
    ],
    ['an unknown encoding', head(post, host, 'Transfer-Encoding: cow'), 400, 'request.invalid'],
    [
      'a broken chunk',
      `${head(post, host, 'Content-Type: application/json', 'Transfer-Encoding: chunked')}zz\r\n`,
      400,
      'request.invalid',
    ],
    [
      'an expectation',
      head(post, host, 'Expect: tea', 'Content-Length: 0'),
      417,
      'request.expectation-failed',
    ],
    [
      'large headers',
      head(get, host, `X-Long: ${'x'.repeat(20_000)}`),
      431,
      'request.headers-too-large',
    ],
    [
      'a tunnel',
      head('CONNECT hotel.example:443 HTTP/1.1', host),
      405,
      'request.method-not-allowed',
    ],
  ])('%s', async (_, text, status, code) => {
    const answer = await exchange(text);
    expect(answer.status).toBe(status);
    expect(JSON.parse(answer.body)).toMatchObject({ success: false, code });
    expect(JSON.parse(answer.body).message).toMatch(/^[A-Z]/);
    expect(answer.head).toContain('content-type: application/json');
    expect(answer.head).toContain('connection: close');
    expect(answer.head).toMatch(
      /content-security-policy: default-src 'none';.* frame-ancestors 'none'/,
    );
    expect(answer.head).toContain('x-content-type-options: nosniff');
    expect(answer.head).toContain('x-frame-options: deny');
  });

  test('408: one that comes too slowly', async () => {
    const slow = createServer({ headersTimeout: 50, connectionsCheckingInterval: 25 });
    refuseBrokenRequests(slow);
    slow.listen(0, '127.0.0.1');
    await once(slow, 'listening');
    const answer = await exchange(`${get}\r\nHost:`, (slow.address() as AddressInfo).port);
    slow.close();
    expect(answer.status).toBe(408);
    expect(JSON.parse(answer.body)).toMatchObject({ success: false, code: 'request.too-slow' });
  });

  test('an answer that has begun is not written into', async () => {
    const begun = createServer((_, response) => {
      response.writeHead(200, { 'content-length': '100' }).write('half');
    });
    refuseBrokenRequests(begun);
    begun.listen(0, '127.0.0.1');
    await once(begun, 'listening');
    const chunked = head(post, host, 'Transfer-Encoding: chunked');
    const answer = await exchange(`${chunked}zz\r\n`, (begun.address() as AddressInfo).port);
    begun.close();
    expect(answer.body).not.toContain('success');
  });
});

test('an upload that is given up is no error of the server', async () => {
  const socket = connect(Number(new URL(listener.url).port), '127.0.0.1');
  logged.length = 0;
  socket.write(`${head(post, host, 'Content-Type: application/json', 'Content-Length: 90')}{"em`);
  await pause(200);
  socket.destroy();
  await expect.poll(() => logged.map(({ msg }) => msg)).toContain('request cut short');
  expect(logged.filter(({ level }) => level > 30)).toEqual([]);
});

test('405: TRACE, which would send a request back to its caller', async () => {
  const trace = head('TRACE /api/rooms HTTP/1.1', host, 'Connection: close', 'X-Secret: seven');
  const { status, body } = await exchange(trace);
  expect(status).toBe(405);
  expect(body).not.toContain('seven');
});
