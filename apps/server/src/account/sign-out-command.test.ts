import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { deskChanges } from '../desk/tables.js';
import { sendJson } from '../testing/send-json.js';
import { signIn } from '../testing/sign-in.js';
import { createTestServer, type TestServer } from '../testing/test-server.js';
import { closeAllSessions, openSession } from './sessions.js';
import { signOutCommand } from './sign-out-command.js';

let server: TestServer;
let layla: string;
let omar: string;

let guests: string[];

beforeAll(async () => {
  server = await createTestServer();
  const emails = ['layla@example.com', 'omar@example.com'];
  const signedIn = await Promise.all(emails.map((email) => signIn(server.services, { email })));
  guests = signedIn.map(({ user }) => user._id);
});
afterAll(() => server.close());
beforeEach(async () => {
  const { db, now } = server.services;
  await closeAllSessions(db);
  const [first = '', second = ''] = guests;
  layla = await openSession(db, first, now());
  omar = await openSession(db, second, now());
});

async function run(...args: string[]): Promise<string[]> {
  const lines: string[] = [];
  await signOutCommand.run({ services: server.services, args, print: (line) => lines.push(line) });
  return lines;
}

const status = async (token: string) =>
  (await sendJson(server, '/api/basic-users/profile', { method: 'GET', token })).status;

test('one account is signed out everywhere, and nobody else; who did it is kept', async () => {
  expect(await run('Layla@example.com', '--by', 'Amal')).toEqual(['One session ended.']);
  expect([await status(layla), await status(omar)]).toEqual([401, 200]);
  expect(await server.services.db.select().from(deskChanges)).toMatchObject([
    { what: expect.stringMatching(/^sign-out account [\w-]+$/), by: 'Amal' },
  ]);
});

test('everyone is signed out at once', async () => {
  expect(await run('--everyone')).toEqual(['2 sessions ended.']);
  expect([await status(layla), await status(omar)]).toEqual([401, 401]);
});

test.each([
  [[], 'Say an address, or --everyone.'],
  [['layla@example.com', '--everyone'], 'Say an address, or --everyone.'],
  [['nobody@example.com'], 'Nobody has an account as nobody@example.com.'],
])('%o is refused, and nobody is signed out', async (args, why) => {
  await expect(run(...args)).rejects.toThrow(why);
  expect([await status(layla), await status(omar)]).toEqual([200, 200]);
});
