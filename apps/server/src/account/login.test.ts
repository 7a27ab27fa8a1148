import { hash } from '@node-rs/argon2';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '../database/retry.js';
import { sendJson } from '../testing/send-json.js';
import { signIn } from '../testing/sign-in.js';
import { changeBeneath } from '../testing/change-beneath.js';
import { createTestServer, type TestServer } from '../testing/test-server.js';
import { createLinkToken } from './links.js';
import { hashPassword } from './passwords.js';
import { closeSessionsOf } from './sessions.js';
import { findUserByEmail, lockUser, setPasswordHash } from './store.js';
import { knownNetworks, sessions } from './tables.js';

let server: TestServer;
const password = 'Seaside7Palms';

beforeAll(async () => {
  server = await createTestServer();
  await signIn(server.services, {
    email: 'Layla@example.com',
    passwordHash: await hashPassword(password),
  });
});
afterAll(() => server.close());

const login = (body: unknown, headers?: Record<string, string>) =>
  sendJson(server, '/api/basic-users/login', { body, headers });

describe('POST /basic-users/login (spec 7, Users)', () => {
  test('200: a token and the user, whatever the case of the address [S7.users.2]', async () => {
    const response = await login({ email: ' LAYLA@example.com', password });
    expect(response.status).toBe(200);
    const { data } = await response.json();
    expect(data.user).toMatchObject({ email: 'Layla@example.com', fullName: 'Layla Haddad' });
    const rows = await server.services.db.select().from(sessions);
    expect(data.token).toMatch(/^[\w-]{43}$/);
    expect(rows.map((row) => row.tokenHash)).not.toContain(data.token);
    const profile = await sendJson(server, '/api/basic-users/profile', {
      method: 'GET',
      token: data.token,
    });
    expect(profile.status).toBe(200);
  });

  test('200: each sign-in has a token of its own, also at once', async () => {
    const body = { email: 'layla@example.com', password };
    const replies = await Promise.all([login(body), login(body), login(body)]);
    const tokens = await Promise.all(replies.map(async (reply) => (await reply.json()).data.token));
    expect(new Set(tokens).size).toBe(3);
  });

  test('200: a hash made at a lower cost is replaced, and the password still fits', async () => {
    const email = 'old-hash@example.com';
    const old = await hash(password, { memoryCost: 8192, timeCost: 1, parallelism: 1 });
    await signIn(server.services, { email, passwordHash: old });
    expect((await login({ email, password: 'Wrong7Palms' })).status).toBe(401);
    expect((await findUserByEmail(server.services.db, email))?.passwordHash).toBe(old);
    expect((await login({ email, password })).status).toBe(200);
    const renewed = (await findUserByEmail(server.services.db, email))?.passwordHash;
    expect(renewed).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect((await login({ email, password })).status).toBe(200);
    expect((await findUserByEmail(server.services.db, email))?.passwordHash).toBe(renewed);
  });

  test('200: the session that a sign-in is sent with ends, once the sign-in succeeds', async () => {
    const email = 'two-sessions@example.com';
    const passwordHash = await hashPassword(password);
    const { token } = await signIn(server.services, { email, passwordHash });
    const status = async () =>
      (await sendJson(server, '/api/basic-users/profile', { method: 'GET', token })).status;
    const headers = { authorization: `Bearer ${token}` };
    expect((await login({ email, password: 'Wrong7Palms' }, headers)).status).toBe(401);
    expect(await status()).toBe(200);
    expect((await login({ email, password }, headers)).status).toBe(200);
    expect(await status()).toBe(401);
  });

  test('200: an account whose address is from before the rule of today', async () => {
    const email = 'n1<layla@example.com>';
    await signIn(server.services, { email, passwordHash: await hashPassword(password) });
    expect((await login({ email, password })).status).toBe(200);
  });

  test('401: one answer for an unknown address and a wrong password [R29]', async () => {
    const answers = await Promise.all([
      login({ email: 'layla@example.com', password: 'Wrong7Palms' }),
      login({ email: 'nobody@example.com', password: 'Wrong7Palms' }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([401, 401]);
    const [known, unknown] = await Promise.all(answers.map((answer) => answer.json()));
    expect(known).toEqual(unknown);
    expect(known).toMatchObject({ code: 'account.wrong-credentials' });
  });

  test('401: an unknown address takes as long as a wrong password', async () => {
    const quickest = { known: Infinity, unknown: Infinity };
    const time = async (who: keyof typeof quickest, email: string) => {
      const begun = performance.now();
      await login({ email, password: 'Wrong7Palms' });
      quickest[who] = Math.min(quickest[who], performance.now() - begun);
    };
    for (let round = 0; round < 9; round += 1) {
      await time('known', 'layla@example.com');
      await time('unknown', 'nobody@example.com');
    }
    // Hashing takes most of the time; without it the answer would be there in a small part of it.
    expect(quickest.unknown / quickest.known).toBeGreaterThan(0.5);
  });

  test('401: a password that is replaced while it signs in opens no session', async () => {
    const { db } = server.services;
    const { user } = await signIn(server.services, { passwordHash: await hashPassword(password) });
    const passwordHash = await hashPassword('Another9Palm');
    const response = await changeBeneath(db, {
      lock: (tx) => lockUser(tx, user._id),
      call: () => login({ email: user.email, password }),
      change: async (tx) => {
        await setPasswordHash(tx, user._id, passwordHash);
        await closeSessionsOf(tx, user._id);
      },
    });
    expect(response.status).toBe(401);
    expect((await response.json()).code).toBe('account.wrong-credentials');
    expect(await db.$count(sessions, eq(sessions.userId, user._id))).toBe(0);
    expect(await db.$count(knownNetworks, eq(knownNetworks.userId, user._id))).toBe(0);
  });

  test('422: the login rules (spec 5, Login) [S5.login.1]', async () => {
    const response = await login({ email: 'no address', password: 'short' });
    expect(response.status).toBe(422);
    expect((await response.json()).fields).toEqual({
      email: 'Email is invalid',
      password: 'Password must be at least 6 characters',
    });
    expect((await (await login({})).json()).fields).toEqual({
      email: 'Email is required',
      password: 'Password is required',
    });
  });

  describe('429: too many wrong passwords', () => {
    let strict: TestServer;
    const strictServer = async (factor: string) => {
      strict = await createTestServer({
        environment: { RATE_LIMIT_FACTOR: factor, TRUST_PROXY: '1' },
      });
      await signIn(strict.services, {
        email: 'layla@example.com',
        passwordHash: await hashPassword(password),
      });
    };
    afterEach(() => strict.close());

    const attempt = (address: string, tried = 'Wrong7Palms') =>
      sendJson(strict, '/api/basic-users/login', {
        body: { email: 'layla@example.com', password: tried },
        headers: { 'x-forwarded-for': address },
      });

    test('past ten from one address, with Retry-After; its owner elsewhere still gets in', async () => {
      await strictServer('1');
      for (let round = 0; round < 10; round += 1) {
        expect((await attempt('198.51.100.1')).status).toBe(401);
      }
      const refused = await attempt('198.51.100.1', password);
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(800);
      expect((await refused.json()).message).toBe(
        'Too many attempts. Please try again in 15 minutes.',
      );
      expect((await attempt('203.0.113.7', password)).status).toBe(200);
    });

    test('past a hundred from many addresses, not counting those refused to one', async () => {
      await strictServer('0.1');
      const from = (place: number) => attempt(`198.51.100.${place}`);
      expect((await from(1)).status).toBe(401);
      for (let round = 0; round < 4; round += 1) expect((await from(1)).status).toBe(429);
      for (let place = 2; place <= 10; place += 1) expect((await from(place)).status).toBe(401);
      expect((await from(11)).status).toBe(429);
    });

    test('past ten from one network of IPv6, whatever the address in it', async () => {
      await strictServer('1');
      const from = (place: number) => attempt(`2001:db8:1:${place}::1`);
      for (let place = 1; place <= 10; place += 1) expect((await from(place)).status).toBe(401);
      expect((await from(11)).status).toBe(429);
    });

    const home = '203.0.113.7';
    const attack = async () => {
      for (let place = 1; place <= 10; place += 1) await attempt(`198.51.100.${place}`);
    };

    test('a guest at home gets in, again and again, while others guess from many places', async () => {
      await strictServer('0.1');
      expect((await attempt(home, password)).status).toBe(200);
      await attack();
      for (let round = 0; round < 3; round += 1) {
        expect((await attempt(home, password)).status).toBe(200);
        expect((await attempt(`192.0.2.${round}`)).status).toBe(429);
        expect((await attempt(`192.0.2.${round + 10}`, password)).status).toBe(429);
      }
    });

    test('home has the limit of its own network', async () => {
      await strictServer('0.1');
      expect((await attempt(home, password)).status).toBe(200);
      expect((await attempt(home)).status).toBe(401);
      expect((await attempt(home)).status).toBe(429);
    });

    test('with a new password only the network it was chosen from is known', async () => {
      await strictServer('0.1');
      const other = '192.0.2.1';
      expect((await attempt(other, password)).status).toBe(200);
      const { data } = await (await attempt(home, password)).json();
      await sendJson(strict, '/api/basic-users/change-password', {
        method: 'PUT',
        token: data.token,
        body: { currentPassword: password, newPassword: 'Another9Palm' },
        headers: { 'x-forwarded-for': home },
      });
      await attack();
      expect((await attempt(home, 'Another9Palm')).status).toBe(200);
      expect((await attempt(other, 'Another9Palm')).status).toBe(429);
    });

    test('a reset link lets the guest in where it was opened, after too many guesses too', async () => {
      await strictServer('0.1');
      await attack();
      for (let round = 0; round < 2; round += 1) await attempt(home);
      expect((await attempt(home)).status).toBe(429);
      const { db, now } = strict.services;
      const row = await findUserByEmail(db, 'layla@example.com');
      if (!row) throw new Error('The guest was not written.');
      const token = await inTransaction(db, (tx) =>
        createLinkToken(tx, row, { purpose: 'reset-password', orderId: 'an-order', now: now() }),
      );
      await sendJson(strict, '/api/basic-users/reset-password', {
        body: { token, password: 'Another9Palm' },
        headers: { 'x-forwarded-for': home },
      });
      expect((await attempt(home, 'Another9Palm')).status).toBe(200);
      expect((await attempt('192.0.2.1', 'Another9Palm')).status).toBe(429);
    });
  });
});
