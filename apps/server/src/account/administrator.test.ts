import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '../database/retry.js';
import { createMailServer, type MailServer } from '../testing/mail-server.js';
import { sendJson } from '../testing/send-json.js';
import { signIn } from '../testing/sign-in.js';
import { ensureAdministrator } from './administrator.js';
import { confirmWaitingEmail } from './email-change-store.js';
import { hashPassword } from './passwords.js';
import { findUser, type UserRow } from './store.js';
import { accountTokens, knownNetworks, users } from './tables.js';

let server: MailServer;
const password = 'Seaside7Palms';
const admin = { email: 'desk@hotel.example', password: 'Brass-Key-4711' };

beforeAll(async () => {
  server = await createMailServer({ ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password });
});
afterAll(() => server.close());

const post = (call: string, body: unknown) =>
  sendJson(server, `/api/basic-users/${call}`, { body });
const login = async (body: unknown) => (await post('login', body)).status;

describe('the administrator is who the environment names [R13]', () => {
  test('takes nothing along from the guest who had the address', async () => {
    const passwordHash = await hashPassword(password);
    const { token, user } = await signIn(server.services, { email: admin.email, passwordHash });
    expect(await login({ email: admin.email, password })).toBe(200);
    const email = 'thief@example.com';
    const body = { fullName: 'Thief', email, currentPassword: password };
    await sendJson(server, '/api/basic-users/profile', { method: 'PUT', token, body });
    const link = await server.tokenSentTo(email);
    await post('forgot-password', { email: admin.email });
    const reset = await server.tokenSentTo(admin.email);

    await Promise.all([ensureAdministrator(server.services), ensureAdministrator(server.services)]);
    const { db } = server.services;
    expect(await findUser(db, user._id)).toMatchObject({
      role: 'administrator',
      waitingEmail: null,
      waitingEmailSince: null,
    });
    expect(await db.$count(accountTokens, eq(accountTokens.userId, user._id))).toBe(0);
    expect(await db.$count(knownNetworks, eq(knownNetworks.userId, user._id))).toBe(0);
    expect((await post('verify-email', { token: link })).status).toBe(400);
    expect((await post('reset-password', { token: reset, password })).status).toBe(400);
    expect([await login({ email, password }), await login(admin)]).toEqual([401, 200]);
  });

  test('no address that waits becomes the administrator’s', async () => {
    const { db, now } = server.services;
    const waiting = { waitingEmail: 'other@example.com', waitingEmailSince: now() };
    const { user } = await signIn(server.services, { role: 'administrator', ...waiting });
    const row = (await findUser(db, user._id)) as UserRow;
    const confirming = inTransaction(db, (tx) => confirmWaitingEmail(tx, row, { now: now() }));
    await expect(confirming).rejects.toThrow('This link is no longer valid.');
    await db.delete(users).where(eq(users.id, user._id));
  });

  test('a second start changes nothing', async () => {
    await ensureAdministrator(server.services);
    expect(await login(admin)).toBe(200);
  });
});
