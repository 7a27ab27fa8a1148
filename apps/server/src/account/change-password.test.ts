import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { changeBeneath } from '../testing/change-beneath.js';
import { createMailServer, type MailServer } from '../testing/mail-server.js';
import { sendJson } from '../testing/send-json.js';
import { signIn } from '../testing/sign-in.js';
import { hashPassword } from './passwords.js';
import { openSession } from './sessions.js';
import { findUser, lockUser, setPasswordHash } from './store.js';

let server: MailServer;
const current = 'Seaside7Palms';
const next = 'Another9Palm';

beforeAll(async () => {
  server = await createMailServer();
});
afterAll(() => server.close());

const change = (token: string | undefined, body: unknown) =>
  sendJson(server, '/api/basic-users/change-password', { method: 'PUT', token, body });

const guest = async (overrides = {}) =>
  signIn(server.services, { passwordHash: await hashPassword(current), ...overrides });

describe('PUT /basic-users/change-password (spec 7, Users)', () => {
  test('200: this session goes on, every other ends, and the guest is told [S7.users.4]', async () => {
    const { token, user } = await guest();
    const other = await openSession(server.services.db, user._id, server.services.now());
    const response = await change(token, { currentPassword: current, newPassword: next });
    expect(response.status).toBe(200);
    const profile = async (of: string) =>
      (await sendJson(server, '/api/basic-users/profile', { method: 'GET', token: of })).status;
    expect([await profile(token), await profile(other)]).toEqual([200, 401]);
    const [mail] = await server.mailsTo(user.email);
    expect(mail?.subject).toBe('Your password has been changed');
  });

  test('422: of two changes at once with one password, the second is refused', async () => {
    const { token, user } = await guest();
    const passwordHash = await hashPassword('Third5Palms');
    const response = await changeBeneath(server.services.db, {
      lock: (tx) => lockUser(tx, user._id),
      call: () => change(token, { currentPassword: current, newPassword: next }),
      change: (tx) => setPasswordHash(tx, user._id, passwordHash),
    });
    expect(response.status).toBe(422);
    expect(await findUser(server.services.db, user._id)).toMatchObject({ passwordHash });
  });

  test('422: a common password is refused at its field (ruling 47)', async () => {
    const { token } = await guest();
    const response = await change(token, { currentPassword: current, newPassword: 'Passw0rd' });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({
      fields: { newPassword: 'Please choose a less common password.' },
    });
  });

  test('401: without a sign-in', async () => {
    const body = { currentPassword: current, newPassword: next };
    expect((await change(undefined, body)).status).toBe(401);
  });

  test('403: the administrator’s is set on the server', async () => {
    const { token } = await guest({ role: 'administrator' });
    const response = await change(token, { currentPassword: current, newPassword: next });
    expect(response.status).toBe(403);
  });

  test('422: a wrong current password, at its field', async () => {
    const { token } = await guest();
    const response = await change(token, { currentPassword: 'Wrong7Palms', newPassword: next });
    expect(response.status).toBe(422);
    expect((await response.json()).fields).toEqual({
      currentPassword: 'The current password is not right.',
    });
  });

  test('422: the rules of a new password', async () => {
    const { token } = await guest();
    const response = await change(token, { currentPassword: current, newPassword: 'short' });
    expect((await response.json()).fields).toEqual({
      newPassword: 'Password must be at least 8 characters',
    });
  });

  test('429: a stolen session cannot guess the password', async () => {
    const strict = await createMailServer({ RATE_LIMIT_FACTOR: '1' });
    const { token } = await signIn(strict.services, { passwordHash: await hashPassword(current) });
    const statuses: number[] = [];
    for (let round = 0; round < 11; round += 1) {
      const body = { currentPassword: `Guess${round}xx`, newPassword: next };
      const call = { method: 'PUT', token, body } as const;
      statuses.push((await sendJson(strict, '/api/basic-users/change-password', call)).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 422), 429]);
    await strict.close();
  });
});
