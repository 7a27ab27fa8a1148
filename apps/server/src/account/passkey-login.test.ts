import { minutesAfter } from '@vestibule/domain/calendar';
import { count, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { codeOf } from '../testing/code-of.js';
import { createMailServer, type MailServer } from '../testing/mail-server.js';
import { addPasskey, passkeyLoginOptions } from '../testing/passkey-calls.js';
import { sendJson } from '../testing/send-json.js';
import { signIn } from '../testing/sign-in.js';
import type { SoftPasskey } from '../testing/soft-passkey.js';
import { TEST_NOW } from '../testing/test-server.js';
import { hashPassword } from './passwords.js';
import { findPasskey } from './passkey-store.js';
import { passkeyChallenges } from './tables.js';

let server: MailServer;
let passwordHash: string;
const password = 'Seaside7Palms';

beforeAll(async () => {
  server = await createMailServer();
  passwordHash = await hashPassword(password);
});
afterAll(() => server.close());
beforeEach(() => server.setNow(TEST_NOW));

async function guestWithPasskey() {
  const { token, user } = await signIn(server.services, { passwordHash });
  return { token, user, passkey: await addPasskey(server, token, password) };
}

const login = (body: unknown, headers?: Record<string, string>) =>
  sendJson(server, '/api/basic-users/passkey-login', { body, headers });
const signed = async (passkey: SoftPasskey, ways = {}) =>
  passkey.sign(await passkeyLoginOptions(server), ways);
const unknown = [401, 'account.passkey-unknown'];

describe('POST /basic-users/passkey-login', () => {
  test('200: a session as a password gives it, and the passkey says when it was used', async () => {
    const { user, passkey } = await guestWithPasskey();
    server.setNow(minutesAfter(TEST_NOW, 60));
    const response = await login(await signed(passkey));
    expect(response.status).toBe(200);
    const { data } = await response.json();
    expect(data.user).toMatchObject({ _id: user._id, email: user.email });
    const list = await sendJson(server, '/api/basic-users/passkeys', {
      method: 'GET',
      token: data.token,
    });
    expect((await list.json()).data.passkeys).toMatchObject([
      { lastUsedAt: minutesAfter(TEST_NOW, 60).toISOString() },
    ]);
  });

  test('200: a sign-in with another browser than before is told by mail', async () => {
    const { user, passkey } = await guestWithPasskey();
    const firefox = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/140.0' };
    const safari = { 'user-agent': 'Mozilla/5.0 (Macintosh) AppleWebKit/605 Safari/605' };
    await login(await signed(passkey), firefox);
    await login(await signed(passkey), safari);
    const [latest] = await server.mailsTo(user.email);
    expect(latest?.subject).toBe('A new sign-in to your account');
  });

  test('401: what was asked once is answered once', async () => {
    const { passkey } = await guestWithPasskey();
    const options = await passkeyLoginOptions(server);
    expect((await login(passkey.sign(options))).status).toBe(200);
    expect(await codeOf(await login(passkey.sign(options)))).toEqual(unknown);
  });

  test('401: what was never asked, and what was asked more than five minutes ago', async () => {
    const { passkey } = await guestWithPasskey();
    expect(await codeOf(await login(passkey.sign({ challenge: 'never' })))).toEqual(unknown);
    const late = await signed(passkey);
    server.setNow(minutesAfter(TEST_NOW, 5));
    expect(await codeOf(await login(late))).toEqual(unknown);
    expect((await login(await signed(passkey))).status).toBe(200);
  });

  test('401: what was asked for adding a passkey signs nobody in', async () => {
    const { token, passkey } = await guestWithPasskey();
    const options = await sendJson(server, '/api/basic-users/passkeys/options', {
      token,
      body: { password },
    });
    const body = passkey.sign((await options.json()).data);
    expect(await codeOf(await login(body))).toEqual(unknown);
  });

  test.each([
    ['from another site', { origin: 'https://elsewhere.example' }],
    ['for another host', { rpId: 'elsewhere.example' }],
    ['that its owner has not unlocked', { verified: false }],
    ['that says it is another guest’s', { userHandle: 'c29tZWJvZHktZWxzZQ' }],
  ])('401: a passkey %s', async (_, ways) => {
    const { passkey } = await guestWithPasskey();
    expect(await codeOf(await login(await signed(passkey, ways)))).toEqual(unknown);
    expect((await login(await signed(passkey))).status).toBe(200);
  });

  test('401: the id of another guest’s passkey over the own signature', async () => {
    const [mine, theirs] = [await guestWithPasskey(), await guestWithPasskey()];
    const body = await signed(mine.passkey, { userHandle: handleOf(theirs.user) });
    const forged = { ...body, id: theirs.passkey.id, rawId: theirs.passkey.id };
    expect(await codeOf(await login(forged))).toEqual(unknown);
  });

  test('401: a passkey that has counted back is a copy; one that does not count is none', async () => {
    const counting = (await guestWithPasskey()).passkey;
    expect((await login(await signed(counting, { counter: 7 }))).status).toBe(200);
    for (const counter of [7, 6, 0]) {
      expect(await codeOf(await login(await signed(counting, { counter })))).toEqual(unknown);
    }
    const row = await findPasskey(server.services.db, counting.id);
    expect(row?.counter).toBe(7);
    const silent = (await guestWithPasskey()).passkey;
    for (let time = 0; time < 2; time += 1) {
      expect((await login(await signed(silent, { counter: 0 }))).status).toBe(200);
    }
  });

  test('401: one that was removed', async () => {
    const { user, passkey } = await guestWithPasskey();
    await server.services.db.execute(sql`DELETE FROM passkeys WHERE user_id = ${user._id}`);
    expect(await codeOf(await login(await signed(passkey)))).toEqual(unknown);
  });
});

const handleOf = ({ _id }: { _id: string }) => Buffer.from(_id).toString('base64url');

test('of more sign-ins under way than are kept, the oldest must start again', async () => {
  const { db } = server.services;
  const { passkey } = await guestWithPasskey();
  const oldest = await signed(passkey);
  await db.execute(sql`INSERT INTO passkey_challenges (challenge, expires_at)
    SELECT 'other-' || number, ${minutesAfter(TEST_NOW, 6)} FROM generate_series(1, 9999) AS number`);
  server.setNow(minutesAfter(TEST_NOW, 1));
  const latest = await signed(passkey);
  expect(await codeOf(await login(oldest))).toEqual(unknown);
  expect((await login(latest)).status).toBe(200);
  server.setNow(minutesAfter(TEST_NOW, 10));
  await signed(passkey);
  expect(await db.select({ kept: count() }).from(passkeyChallenges)).toEqual([{ kept: 1 }]);
});
