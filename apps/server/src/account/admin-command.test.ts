import { afterAll, beforeAll, expect, test } from 'vitest';
import { CommandError } from '../cli/command.js';
import { deskChanges } from '../desk/tables.js';
import { sendJson } from '../testing/send-json.js';
import { createTestServer, type TestServer } from '../testing/test-server.js';
import { createAdminCommand } from './admin-command.js';
import { ensureAdministrator } from './administrator.js';

const admin = { email: 'desk@hotel.example', password: 'Brass-Key-4711' };
const NEW = 'Palm-Court-2026';
let server: TestServer;

beforeAll(async () => {
  server = await createTestServer({
    environment: { ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password },
  });
  await ensureAdministrator(server.services);
});
afterAll(() => server.close());

async function reset(
  answers: string[],
  { words = ['reset-password', '--by', 'Amal'], of = server } = {},
): Promise<string[]> {
  const lines: string[] = [];
  const left = [...answers];
  const command = createAdminCommand((work) =>
    work(async ({ secret }) => (secret ? left.shift() : undefined) ?? ''),
  );
  await command.run({ services: of.services, args: words, print: (line) => lines.push(line) });
  return lines;
}

const login = (password: string) =>
  sendJson(server, '/api/basic-users/login', { body: { email: admin.email, password } });
const profile = (token: string) =>
  sendJson(server, '/api/basic-users/profile', { method: 'GET', token });

test.each([
  [['Short1', 'Short1'], /at least 8/],
  [['palmcourt2026', 'palmcourt2026'], /upper/i],
  [['Password123', 'Password123'], 'Please choose a less common password.'],
  [[NEW, 'Palm-Court-2027'], 'The two passwords are not the same.'],
  [['', ''], CommandError],
])('reset-password: %o is refused, and the old one goes on [G2.6] [G2.7]', async (answers, why) => {
  await expect(reset(answers)).rejects.toThrow(why);
  expect((await login(admin.password)).status).toBe(200);
});

test('reset-password works at once, ends every session, and says what to do [G2.6]', async () => {
  const { data } = await (await login(admin.password)).json();
  expect((await profile(data.token)).status).toBe(200);
  expect(await reset([NEW, NEW])).toEqual([
    'Set ADMIN_PASSWORD to it before the next start, or the old one comes back.',
  ]);
  expect((await profile(data.token)).status).toBe(401);
  expect((await login(admin.password)).status).toBe(401);
  expect((await login(NEW)).status).toBe(200);
  expect(await server.services.db.select().from(deskChanges)).toMatchObject([
    { what: 'admin reset-password', by: 'Amal' },
  ]);
  await ensureAdministrator(server.services);
  expect((await login(admin.password)).status).toBe(200);
});

test('reset-password needs ADMIN_EMAIL; no other word is known [G2.6] [G2.7]', async () => {
  const nameless = await createTestServer();
  await expect(reset([NEW, NEW], { of: nameless })).rejects.toThrow(
    'Set ADMIN_EMAIL first: it names the administrator.',
  );
  await nameless.close();
  await expect(reset([NEW, NEW], { words: ['rename'] })).rejects.toThrow(
    'Say admin reset-password.',
  );
});
