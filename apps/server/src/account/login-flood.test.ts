import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendJson } from '../testing/send-json.js';
import { signIn } from '../testing/sign-in.js';
import { createTestServer, type TestServer } from '../testing/test-server.js';
import { hashPassword } from './passwords.js';

const LOGINS = 200;
const guest = { email: 'layla@example.com', password: 'Seaside7Palms' };
let server: TestServer;

beforeAll(async () => {
  server = await createTestServer({ environment: { TRUST_PROXY: '1' } });
  const passwordHash = await hashPassword(guest.password);
  await signIn(server.services, { email: guest.email, passwordHash });
});
afterAll(() => server.close());

/** Each from a network of its own, so that no limit of a network stops it. */
const login = (place: number, body = guest) =>
  sendJson(server, '/api/basic-users/login', {
    body,
    headers: { 'x-forwarded-for': `198.51.${place >> 8}.${place & 255}` },
  });
const guess = (place: number) =>
  login(place, { email: `nobody-${place}@example.com`, password: 'Wrong7Palms' });

async function timed<T>(work: () => Promise<T>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

const median = (times: number[]) =>
  times.toSorted((one, other) => one - other)[times.length >> 1] ?? NaN;

/** What the site does all the time: needs a thread of those that passwords are hashed on. */
const readOneFile = () => timed(() => readFile(fileURLToPath(import.meta.url)));
const listRooms = () => timed(() => server.fetch('/api/rooms'));

test('a flood of logins from new networks: files and rooms are read meanwhile, and some get 503', async () => {
  const answers: Response[] = [];
  await login(0);
  const alone = await timed(() => login(0));
  const reads: number[] = [];
  const lists: number[] = [];
  const whole = timed(async () => {
    const guesses = Array.from({ length: LOGINS }, (_, place) => guess(place + 1));
    answers.push(...(await Promise.all(guesses)));
  });
  while (answers.length === 0) {
    reads.push(await readOneFile());
    lists.push(await listRooms());
  }
  // Behind the passwords in their queue, a file would wait for most of them.
  expect(Math.max(...reads)).toBeLessThan((await whole) / 2);
  expect(median(reads)).toBeLessThan(alone / 2);
  expect(median(lists)).toBeLessThan(alone);
  const refused = answers.filter(({ status }) => status === 503);
  expect(answers.every(({ status }) => status === 401 || status === 503)).toBe(true);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.length).toBeLessThan(LOGINS);
  for (const reply of refused) {
    expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await reply.json()).toMatchObject({ success: false, code: 'server.unavailable' });
  }
  expect((await login(0)).status).toBe(200);
}, 60_000);
