import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { codeOf } from '../testing/code-of.js';
import { createMailServer, type MailServer } from '../testing/mail-server.js';
import { addPasskey, newPasskeyOptions, passkeyLoginOptions } from '../testing/passkey-calls.js';
import { sendJson } from '../testing/send-json.js';
import { signIn } from '../testing/sign-in.js';
import { createSoftPasskey } from '../testing/soft-passkey.js';
import { hashPassword } from './passwords.js';
import { findPasskeys } from './passkey-store.js';

let server: MailServer;
let passwordHash: string;
const password = 'Seaside7Palms';

beforeAll(async () => {
  server = await createMailServer();
  passwordHash = await hashPassword(password);
});
afterAll(() => server.close());

const guest = () => signIn(server.services, { passwordHash });
const login = (email: string, tried = password) =>
  sendJson(server, '/api/basic-users/login', { body: { email, password: tried } });
const choose = (token: string, passkeyOnly: boolean, tried = password) =>
  sendJson(server, '/api/basic-users/passkey-only', {
    method: 'PUT',
    token,
    body: { password: tried, passkeyOnly },
  });
const profile = (token: string) =>
  sendJson(server, '/api/basic-users/profile', { method: 'GET', token });
const list = async (token: string) =>
  (await (await sendJson(server, '/api/basic-users/passkeys', { method: 'GET', token })).json())
    .data;
const remove = (token: string, id: string, tried = password) =>
  sendJson(server, `/api/basic-users/passkeys/${id}/remove`, { token, body: { password: tried } });

async function passkeyOnlyGuest() {
  const { token, user } = await guest();
  const passkey = await addPasskey(server, token, password);
  expect((await choose(token, true)).status).toBe(200);
  return { token, user, passkey };
}

describe('PUT /basic-users/passkey-only', () => {
  test('200: the right password alone is refused, the passkey signs in, other sessions end', async () => {
    const { token, user } = await guest();
    const { data } = await (await login(user.email)).json();
    const passkey = await addPasskey(server, token, password);
    expect((await choose(token, true)).status).toBe(200);
    expect((await profile(data.token)).status).toBe(401);
    expect((await profile(token)).status).toBe(200);
    expect(await codeOf(await login(user.email))).toEqual([403, 'account.passkey-only']);
    expect(await codeOf(await login(user.email, 'Wrong7Palms'))).toEqual([
      401,
      'account.wrong-credentials',
    ]);
    const body = passkey.sign(await passkeyLoginOptions(server));
    const signedIn = await sendJson(server, '/api/basic-users/passkey-login', { body });
    expect(signedIn.status).toBe(200);
    const [mail] = await server.mailsTo(user.email);
    expect(mail?.text).toContain('only a passkey signs in');
  });

  test('200: back again, the password signs in', async () => {
    const { token, user } = await passkeyOnlyGuest();
    expect((await list(token)).passkeyOnly).toBe(true);
    expect((await choose(token, false)).status).toBe(200);
    expect((await login(user.email)).status).toBe(200);
  });

  test('403: without a passkey nobody could sign in', async () => {
    const { token, user } = await guest();
    expect(await codeOf(await choose(token, true))).toEqual([403, 'account.passkey-missing']);
    expect((await login(user.email)).status).toBe(200);
  });

  test('422: a wrong password', async () => {
    const { token, user } = await guest();
    await addPasskey(server, token, password);
    expect((await choose(token, true, 'Wrong7Palms')).status).toBe(422);
    expect((await login(user.email)).status).toBe(200);
  });
});

describe('POST /basic-users/passkeys/{id}/remove', () => {
  test('200: it signs in no more, and with the last one the password does again', async () => {
    const { token, user, passkey } = await passkeyOnlyGuest();
    await addPasskey(server, token, password);
    const [, first] = (await list(token)).passkeys;
    expect((await remove(token, first.id)).status).toBe(200);
    expect(await codeOf(await login(user.email))).toEqual([403, 'account.passkey-only']);
    const [last] = (await list(token)).passkeys;
    expect((await remove(token, last.id)).status).toBe(200);
    expect((await login(user.email)).status).toBe(200);
    const body = passkey.sign(await passkeyLoginOptions(server));
    expect((await sendJson(server, '/api/basic-users/passkey-login', { body })).status).toBe(401);
    // What was chosen for the passkeys of before does not hold for a later one.
    await addPasskey(server, token, password);
    expect((await login(user.email)).status).toBe(200);
    const mails = await server.mailsTo(user.email);
    expect(mails.map(({ text }) => text).join()).toContain('A passkey has just been removed');
  });

  test('404, 422: another guest’s, and without the password: it stays', async () => {
    const [one, other] = [await guest(), await guest()];
    await addPasskey(server, one.token, password);
    const [{ id }] = (await list(one.token)).passkeys;
    expect((await remove(other.token, id)).status).toBe(404);
    expect((await remove(one.token, id, 'Wrong7Palms')).status).toBe(422);
    expect((await list(one.token)).passkeys).toHaveLength(1);
  });
});

describe('a password that is reset by mail', () => {
  async function reset(email: string) {
    await sendJson(server, '/api/basic-users/forgot-password', { body: { email } });
    const body = { token: await server.tokenSentTo(email), password: 'Another9Palm' };
    const response = await sendJson(server, '/api/basic-users/reset-password', { body });
    expect(response.status).toBe(200);
  }

  test('is the way back for who has lost the passkey, and the mail says so', async () => {
    const { user, passkey } = await passkeyOnlyGuest();
    await reset(user.email);
    expect((await login(user.email, 'Another9Palm')).status).toBe(200);
    const body = passkey.sign(await passkeyLoginOptions(server));
    expect((await sendJson(server, '/api/basic-users/passkey-login', { body })).status).toBe(401);
    const [mail] = await server.mailsTo(user.email);
    expect(mail?.text).toContain('The passkeys of your account were removed with it');
  });

  test('says nothing of passkeys where there were none', async () => {
    const { user } = await guest();
    await reset(user.email);
    const [mail] = await server.mailsTo(user.email);
    expect(mail?.subject).toBe('Your password has been changed');
    expect(mail?.text).not.toContain('passkey');
  });

  test('ends what somebody who knew the former one has begun to add', async () => {
    const { token, user } = await guest();
    const options = await newPasskeyOptions(server, token, password);
    await reset(user.email);
    const { data } = await (await login(user.email, 'Another9Palm')).json();
    const body = createSoftPasskey().make(options);
    const path = '/api/basic-users/passkeys';
    expect((await sendJson(server, path, { token: data.token, body })).status).toBe(400);
    expect(await findPasskeys(server.services.db, user._id)).toEqual([]);
  });
});
