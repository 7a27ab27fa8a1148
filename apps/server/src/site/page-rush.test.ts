import { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ConcurrencyLimits } from '../overload/concurrency-limiter.js';
import { Turns } from '../overload/turns.js';
import { ReplyCache } from '../replies/reply-cache.js';
import { createTestServer, type TestServer } from '../testing/test-server.js';
import { limitRendering } from './limit-rendering.js';

const html = { 'content-type': 'text/html', 'cache-control': 'public, no-cache' };

let server: TestServer;
/** Ends each rendering that has begun, in its order. */
let ends: Map<string, () => void>;

beforeAll(async () => {
  server = await createTestServer();
  await server.services.watch.refresh();
});
afterAll(() => server.close());
beforeEach(() => {
  ends = new Map();
});

/** Pages whose rendering ends when it is told to. */
function openPages(limits: ConcurrencyLimits, turns = new Turns()) {
  const replies = new ReplyCache(server.services);
  const web = new Hono();
  web.get(
    '*',
    replies.keep((context) => ({ address: context.req.path })),
    limitRendering(turns, limits),
    async (context) => {
      await new Promise<void>((resolve) => ends.set(context.req.path, resolve));
      return new Response('a page', { headers: html });
    },
  );
  return async (path: string) => {
    const { status, headers } = await web.request(path);
    return { status, retryAfter: headers.get('retry-after'), cache: headers.get('cache-control') };
  };
}

const shown = { status: 200, retryAfter: null, cache: 'public, no-cache' };
const busy = { status: 503, retryAfter: '5', cache: 'no-store' };
const begun = (count: number) => expect.poll(() => ends.size).toBe(count);

const times = <T>(count: number, reply: T) => Array.from({ length: count }, () => reply);

async function end(path: string): Promise<void> {
  await expect.poll(() => ends.has(path)).toBe(true);
  ends.get(path)?.();
}

describe('more pages are asked for than can be rendered', () => {
  test('so many are rendered, so many wait, and the others are asked to come back', async () => {
    const visit = openPages({ atOnce: 2, waiting: 3, maxWaitMs: 20_000 });
    const paths = Array.from({ length: 10 }, (_, index) => `/${index}`);
    const replies = paths.map(visit);
    expect(await Promise.all(replies.slice(5))).toEqual(times(5, busy));
    expect([...ends.keys()]).toEqual(['/0', '/1']);
    for (const path of paths.slice(0, 5)) await end(path);
    expect(await Promise.all(replies.slice(0, 5))).toEqual(times(5, shown));
  });

  test('who has waited too long is asked to come back', async () => {
    const visit = openPages({ atOnce: 1, waiting: 3, maxWaitMs: 40 });
    const first = visit('/one');
    await begun(1);
    expect(await visit('/two')).toEqual(busy);
    await end('/one');
    expect(await first).toEqual(shown);
    expect([...ends.keys()]).toEqual(['/one']);
  });

  test('those whose wait ends at the same moment are answered in turns', async () => {
    const held: (() => void)[] = [];
    const turns = new (class extends Turns {
      override next = () => new Promise<void>((resolve) => void held.push(resolve));
    })();
    const visit = openPages({ atOnce: 1, waiting: 20, maxWaitMs: 40 }, turns);
    const first = visit('/one');
    await begun(1);
    let answered = 0;
    const refused = times(20, '/two').map(async (path, index) => {
      const reply = await visit(`${path}-${index}`);
      answered += 1;
      return reply;
    });
    await expect.poll(() => held.length).toBe(20);
    expect(answered).toBe(0);
    for (const answer of held) answer();
    expect(await Promise.all(refused)).toEqual(times(20, busy));
    await end('/one');
    await first;
  });

  test('who asks for a page that is being rendered takes no place', async () => {
    const visit = openPages({ atOnce: 1, waiting: 0, maxWaitMs: 20_000 });
    const replies = Array.from({ length: 20 }, () => visit('/one'));
    await end('/one');
    expect(await Promise.all(replies)).toEqual(times(20, shown));
  });

  test('a page that is kept is shown meanwhile', async () => {
    const visit = openPages({ atOnce: 1, waiting: 0, maxWaitMs: 20_000 });
    const kept = visit('/kept');
    await end('/kept');
    await kept;
    const first = visit('/one');
    await begun(2);
    expect(await visit('/two')).toEqual(busy);
    expect(await visit('/kept')).toEqual(shown);
    await end('/one');
    await first;
  });
});
