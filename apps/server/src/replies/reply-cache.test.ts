import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestServer, type TestServer } from '../testing/test-server.js';
import { REVALIDATE, ReplyCache } from './reply-cache.js';

const MAX_BYTES = 100_000;

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
  await server.services.watch.refresh();
});
afterAll(() => server.close());

/** Answers each address with so many bytes, and notes which it made. */
function openCache(bytes: number, maxBytes: number | undefined = MAX_BYTES) {
  const made: string[] = [];
  const replies = new ReplyCache(server.services, maxBytes);
  const web = new Hono();
  web.use(replies.keep(({ req }) => ({ address: req.path })));
  web.get('*', (context) => {
    made.push(context.req.path);
    return context.text('x'.repeat(bytes), 200, { 'cache-control': REVALIDATE });
  });
  return { made, visit: async (path: string) => (await web.request(path)).text() };
}

test('the cache is bounded in bytes: whoever was asked for longest ago goes', async () => {
  const { made, visit } = openCache(20_000);
  for (const path of ['/1', '/2', '/1', '/3', '/1', '/3']) await visit(path);
  expect(made).toEqual(['/1', '/2', '/3']);
  await visit('/2');
  expect(made).toEqual(['/1', '/2', '/3', '/2']);
});

test('small replies count too: their number is bounded', async () => {
  const { made, visit } = openCache(1);
  for (let number = 0; number < 200; number += 1) await visit(`/${number}`);
  await visit('/199');
  expect(made).toHaveLength(200);
  await visit('/0');
  expect(made).toHaveLength(201);
});

test('a reply of more than half a megabyte is answered, and not kept', async () => {
  const { made, visit } = openCache(600_000, 10_000_000);
  for (const path of ['/1', '/1']) expect(await visit(path)).toHaveLength(600_000);
  expect(made).toEqual(['/1', '/1']);
});

test('a long address is answered, and not kept', async () => {
  const { made, visit } = openCache(1);
  const path = `/${'a'.repeat(300)}`;
  await visit(path);
  await visit(path);
  expect(made).toEqual([path, path]);
});
