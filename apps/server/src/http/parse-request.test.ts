import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../database/retry.js';
import { writeSetting } from '../settings/store.js';
import { createTestServer, type TestServer } from '../testing/test-server.js';

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer();
  const { db, now } = server.services;
  await inTransaction(db, (tx) => writeSetting(tx, 'general.phone', '+96824123456', now()));
});
afterAll(() => server.close());

const statusOf = async (path: string) => (await server.fetch(`/api${path}`)).status;

test.each([
  ['/settings/key/general.phone', 200],
  ['/settings/key/general%2Ephone', 200],
  // Decoded twice, this would be the same. Of what there is not, nobody is told.
  ['/settings/key/general%252Ephone', 401],
])('an address is decoded once: %s is answered %i', async (path, status) => {
  expect(await statusOf(path)).toBe(status);
});

test.each([
  ['/rooms?page=1', 200],
  ['/rooms?page=none', 400],
  ['/rooms?page=1&page=none', 200],
  ['/rooms?page=none&page=1', 400],
])(
  'the first of a name counts, and it is the one that is checked: %s is answered %i',
  async (path, status) => {
    expect(await statusOf(path)).toBe(status);
  },
);

test('a parameter of the query is none of the address', async () => {
  const reply = await server.fetch('/api/settings/key/general.phone?key=general.email');
  expect((await reply.json()).data).toMatchObject({ key: 'general.phone' });
});

test('400: a body that says a name twice', async () => {
  const reply = await server.fetch('/api/basic-users/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"email":"a@example.com","email":"b@example.com","password":"Seaside7Palms"}',
  });
  expect(reply.status).toBe(400);
});
