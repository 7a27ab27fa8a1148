import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createMailServer, type MailServer } from '../testing/mail-server.js';
import { sendJson } from '../testing/send-json.js';
import { signIn } from '../testing/sign-in.js';
import { hashPassword } from './passwords.js';
import { preferences, sessions, users } from './tables.js';

let server: MailServer;
const password = 'Seaside7Palms';

beforeAll(async () => {
  server = await createMailServer();
});
afterAll(() => server.close());

const remove = (token: string | undefined, body: unknown = { password }) =>
  sendJson(server, '/api/basic-users/delete-account', { token, body });

const guest = async (overrides = {}) =>
  signIn(server.services, { passwordHash: await hashPassword(password), ...overrides });

describe('POST /basic-users/delete-account', () => {
  test('200: account, sessions and preferences are gone; the address is free; the guest is told', async () => {
    const { token, user } = await guest();
    expect((await remove(token)).status).toBe(200);
    const { db } = server.services;
    expect(await db.$count(users, eq(users.id, user._id))).toBe(0);
    expect(await db.$count(sessions, eq(sessions.userId, user._id))).toBe(0);
    expect(await db.$count(preferences, eq(preferences.userId, user._id))).toBe(0);
    expect((await remove(token)).status).toBe(401);
    const [mail] = await server.mailsTo(user.email);
    expect(mail?.subject).toBe('Your account has been deleted');
    await guest({ email: user.email });
  });

  test('401: without a sign-in', async () => {
    expect((await remove(undefined)).status).toBe(401);
  });

  test('403: the administrator stays', async () => {
    const { token } = await guest({ role: 'administrator' });
    expect((await remove(token)).status).toBe(403);
  });

  test('422: a wrong password, at its field; nothing is deleted', async () => {
    const { token, user } = await guest();
    const response = await remove(token, { password: 'Wrong7Palms' });
    expect(response.status).toBe(422);
    expect((await response.json()).fields).toEqual({
      password: 'The current password is not right.',
    });
    const { db } = server.services;
    expect(await db.$count(users, eq(users.id, user._id))).toBe(1);
  });
});
