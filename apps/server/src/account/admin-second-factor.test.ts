import type { Operation } from '@vestibule/api/transport/operation';
import { afterEach, expect, test } from 'vitest';
import { addPasskey, passkeyLoginOptions } from '../testing/passkey-calls.js';
import { sendJson } from '../testing/send-json.js';
import { createTestServer, type TestServer } from '../testing/test-server.js';
import { operations } from '../handlers.js';
import { inTransaction } from '../database/retry.js';
import { ensureAdministrator, replaceAdministrator } from './administrator.js';
import { hashPassword } from './passwords.js';

const admin = { email: 'desk@hotel.example', password: 'Brass-Key-4711' };
let server: TestServer;

afterEach(() => server.close());

async function open(ADMIN_SECOND_FACTOR: 'optional' | 'required') {
  server = await createTestServer({
    environment: {
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
      ADMIN_SECOND_FACTOR,
    },
  });
  await ensureAdministrator(server.services);
}

const login = (password = admin.password) =>
  sendJson(server, '/api/basic-users/login', { body: { email: admin.email, password } });
const tokenOf = async (response: Response) => (await response.json()).data.token;
const change = (token: string) =>
  sendJson(server, '/api/settings/general.phone', {
    method: 'PUT',
    token,
    body: { value: '+96824123456' },
  });
const read = (token: string) => sendJson(server, '/api/settings/payment', { method: 'GET', token });

test('required: the administrator reads, and changes nothing before a passkey is added', async () => {
  await open('required');
  const token = await tokenOf(await login());
  const refused = await change(token);
  expect(refused.status).toBe(403);
  expect(await refused.json()).toMatchObject({
    code: 'account.passkey-missing',
    message: 'Please add a passkey in your profile first.',
  });
  expect((await read(token)).status).toBe(200);
  await addPasskey(server, token, admin.password);
  expect((await change(token)).status).toBe(200);
});

const changing = operations.filter(
  ({ access, method }) => access === 'administrator' && method !== 'GET',
);
const reading = operations.filter(
  ({ access, method }) => access === 'administrator' && method === 'GET',
);

test('required: every changing operation of the administrator asks for a passkey first, and none that reads does', async () => {
  await open('required');
  const token = await tokenOf(await login());
  const codeOf = async ({ method, path }: Operation) => {
    const sent = { method, token, ...(method !== 'GET' && { body: {} }) };
    const reply = await sendJson(server, `/api${path.replace(/\{\w+\}/g, 'none')}`, sent);
    return reply.ok ? undefined : (await reply.json()).code;
  };
  expect([changing.length, reading.length].every((count) => count > 3)).toBe(true);
  for (const operation of changing) {
    expect([operation.id, await codeOf(operation)]).toEqual([
      operation.id,
      'account.passkey-missing',
    ]);
  }
  const refused = [];
  for (const operation of reading) {
    if ((await codeOf(operation)) === 'account.passkey-missing') refused.push(operation.id);
  }
  expect(refused).toEqual([]);
});

test('required: from then on the password alone opens no session, and opened none', async () => {
  await open('required');
  const other = await tokenOf(await login());
  const token = await tokenOf(await login());
  const passkey = await addPasskey(server, token, admin.password);
  expect((await read(other)).status).toBe(401);
  const refused = await login();
  expect(refused.status).toBe(403);
  expect((await refused.json()).code).toBe('account.passkey-only');
  const body = passkey.sign(await passkeyLoginOptions(server));
  const signedIn = await sendJson(server, '/api/basic-users/passkey-login', { body });
  expect((await change(await tokenOf(signedIn))).status).toBe(200);
  const off = await sendJson(server, '/api/basic-users/passkey-only', {
    method: 'PUT',
    token,
    body: { password: admin.password, passkeyOnly: false },
  });
  expect((await off.json()).code).toBe('account.administrator-fixed');
});

test('required: a new password that is set on the server is the way back', async () => {
  await open('required');
  await addPasskey(server, await tokenOf(await login()), admin.password);
  const passwordHash = await hashPassword('Palm-Court-2026');
  await inTransaction(server.services.db, (tx) =>
    replaceAdministrator(tx, server.services, { email: admin.email, passwordHash }),
  );
  const token = await tokenOf(await login('Palm-Court-2026'));
  expect((await change(token)).status).toBe(403);
});

test('optional: the administrator changes without a passkey, and signs in either way with one', async () => {
  await open('optional');
  const token = await tokenOf(await login());
  expect((await change(token)).status).toBe(200);
  await addPasskey(server, token, admin.password);
  expect((await change(await tokenOf(await login()))).status).toBe(200);
});
