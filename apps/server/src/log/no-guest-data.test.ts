import type { Operation } from '@vestibule/api/transport/operation';
import { routes } from '@vestibule/site/routes';
import { handle, pageQuery } from '@vestibule/site/server';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createWeb } from '../web/create-web.js';
import { operations } from '../handlers.js';
import { sampleCall } from '../statuses/samples.js';
import { createWorld, send, type Call, type World } from '../statuses/world.js';
import { createLogger } from './create-logger.js';
import { asRequest } from './current-request.js';

/** What a guest puts wherever there is room; well-formed as an id and as a part of an address. */
const MARKER = 'Marker0of0a0guest';

const lines: string[] = [];
const logger = createLogger('trace', { write: (line) => void lines.push(line) });

let world: World;

beforeAll(async () => {
  world = await createWorld(logger);
});

afterAll(() => world.close());

beforeEach(() => void (lines.length = 0));

const headers = {
  accept: MARKER,
  'accept-language': MARKER,
  cookie: `session=${MARKER}`,
  'if-none-match': MARKER,
  referer: `http://hotel.example/${MARKER}`,
  'user-agent': MARKER,
  'x-forwarded-for': MARKER,
  'x-request-id': MARKER,
};

/** Every key that the operation reads, and one that it does not. */
function marked({ path, query }: Operation): string {
  const known = query && 'entries' in query ? Object.keys(query.entries as object) : [];
  const asked = new URLSearchParams([...known, 'lang', MARKER].map((key) => [key, MARKER]));
  return `${path.replace(/\{\w+\}/g, MARKER)}?${asked.toString()}`;
}

/** Where a text is in a body. */
type Place = readonly string[];

function placesIn(value: unknown, place: Place = []): Place[] {
  if (typeof value === 'string') return [place];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => placesIn(part, [...place, key]));
}

/** The body with the marker at one place; an email stays one, so that it gets further. */
function withMarkerAt([key = '', ...rest]: Place, value: unknown): unknown {
  if (typeof value === 'string') return value.includes('@') ? `${MARKER}@example.com` : MARKER;
  const record = value as Record<string, unknown>;
  const changed = { ...record, [key]: withMarkerAt(rest, record[key]) };
  return Array.isArray(value) ? Object.values(changed) : changed;
}

/** The operation with the marker everywhere, and then at one place of its body after the other. */
async function* callsOf(operation: Operation): AsyncGenerator<Call> {
  const call = await sampleCall(world, operation);
  yield { path: marked(operation), headers, token: MARKER, body: call.body };
  yield { ...call, path: marked(operation), headers };
  if (!operation.body) return yield { ...call, headers };
  yield { ...call, body: `{"${MARKER}`, headers: { ...headers, 'content-type': MARKER } };
  for (const place of placesIn(call.body)) {
    const fresh = await sampleCall(world, operation);
    yield { ...fresh, body: withMarkerAt(place, fresh.body), headers };
  }
}

describe.each(operations.map((operation) => ({ id: operation.id, operation })))(
  '$id logs nothing of what a guest sends',
  ({ operation }) => {
    test('over HTTP, with a line for each request', async () => {
      let sent = 0;
      const overHttp = {
        request: async (path: string, init?: RequestInit) => {
          sent += 1;
          return await fetch(world.server.url + path, init);
        },
      };
      for await (const call of callsOf(operation)) {
        const response = await send(overHttp, operation, call);
        await response.arrayBuffer();
        expect(response.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
      }
      const asked = () => lines.filter((line) => line.includes('"route":"/api/'));
      await expect.poll(() => asked().length).toBeGreaterThanOrEqual(sent);
      expect(lines.join('')).not.toContain(MARKER);
    });

    test('to servers without tables and without a database', async () => {
      for (const server of [world.broken, world.away]) {
        const call = { ...(await sampleCall(world, operation)), headers };
        const id = 'the-request-of-this-call';
        for (const path of [call.path ?? operation.path, marked(operation)]) {
          await asRequest({ id }, () => send(server, operation, { ...call, path }));
        }
        const failures = lines.map((line) => JSON.parse(line)).filter(({ err }) => err);
        expect(failures.length).toBeGreaterThan(0);
        expect(failures.every(({ requestId }) => requestId !== undefined)).toBe(true);
      }
      expect(lines.join('')).not.toContain(MARKER);
    });
  },
);

test('no page, file, callback or unknown address logs it either', async () => {
  const site = { handle, pageQuery, assets: async () => ({ manifest: {} }) };
  const web = createWeb({ services: world.server.services, site, accepting: () => true });
  const patterns = [...Object.values(routes), '/:a', '/uploads/:a', '/assets/:a.js', '/sandbox/:a'];
  const paths = patterns.map((pattern) => pattern.replace(/:\w+/g, MARKER));
  for (const path of [...paths, ...paths.map((path) => `/ar${path}`)]) {
    await asRequest({ id: 'the-request' }, () => web.request(`${path}?q=${MARKER}`, { headers }));
  }
  for (const { callback } of world.server.services.config.payments.providers) {
    const init = { method: 'POST', body: `{"order_id":"${MARKER}"}`, headers };
    await asRequest({ id: 'the-request' }, () => web.request(`/api/payments/${callback}`, init));
  }
  expect(lines.join('')).not.toContain(MARKER);
});
