import { minutesAfter } from '@vestibule/domain/calendar';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { codeOf } from '../testing/code-of.js';
import { createMailServer, type MailServer } from '../testing/mail-server.js';
import { addPasskey, newPasskeyOptions } from '../testing/passkey-calls.js';
import { sendJson } from '../testing/send-json.js';
import { signIn } from '../testing/sign-in.js';
import { createSoftPasskey } from '../testing/soft-passkey.js';
import { TEST_NOW } from '../testing/test-server.js';
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
beforeEach(() => server.setNow(TEST_NOW));

const firefox = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/140.0' };
const guest = () => signIn(server.services, { passwordHash });
const add = (token: string, body: unknown) =>
  sendJson(server, '/api/basic-users/passkeys', { token, body });
const invalid = [400, 'account.passkey-invalid'];

describe('POST /basic-users/passkeys/options', () => {
  const ask = (token: string, tried: string) =>
    sendJson(server, '/api/basic-users/passkeys/options', { token, body: { password: tried } });

  test('422: a wrong password: a stolen session adds no passkey', async () => {
    const { token } = await guest();
    const response = await ask(token, 'Wrong7Palms');
    expect(response.status).toBe(422);
    expect((await response.json()).fields).toEqual({
      password: 'The current password is not right.',
    });
  });

  test('200: for the hotel’s own host, to be unlocked by its owner, without those known', async () => {
    const { token, user } = await guest();
    const known = await addPasskey(server, token, password);
    const { data } = await (await ask(token, password)).json();
    expect(data).toMatchObject({
      rp: { id: 'localhost' },
      user: { name: user.email },
      excludeCredentials: [{ id: known.id }],
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
  });
});

describe('POST /basic-users/passkeys', () => {
  test('200: it is listed with its browser, and the guest is told by mail', async () => {
    const { token, user } = await guest();
    await addPasskey(server, token, password, firefox);
    const list = await sendJson(server, '/api/basic-users/passkeys', { method: 'GET', token });
    expect((await list.json()).data).toEqual({
      passkeys: [
        {
          id: expect.any(String),
          createdAt: TEST_NOW.toISOString(),
          browser: 'Firefox',
          system: 'Windows',
        },
      ],
      passkeyOnly: false,
    });
    const [mail] = await server.mailsTo(user.email);
    expect(mail?.subject).toBe('How you sign in has changed');
    expect(mail?.text).toContain('A passkey has just been added to your account');
  });

  test('400: what was asked once is answered once', async () => {
    const { token } = await guest();
    const options = await newPasskeyOptions(server, token, password);
    expect((await add(token, createSoftPasskey().make(options))).status).toBe(200);
    expect(await codeOf(await add(token, createSoftPasskey().make(options)))).toEqual(invalid);
  });

  test('400: a refused answer uses what was asked up as well', async () => {
    const { token } = await guest();
    const options = await newPasskeyOptions(server, token, password);
    const passkey = createSoftPasskey();
    const refused = passkey.make(options, { origin: 'https://elsewhere.example' });
    expect(await codeOf(await add(token, refused))).toEqual(invalid);
    expect(await codeOf(await add(token, passkey.make(options)))).toEqual(invalid);
  });

  test('400: after five minutes', async () => {
    const { token } = await guest();
    const early = await newPasskeyOptions(server, token, password);
    server.setNow(minutesAfter(TEST_NOW, 5));
    expect(await codeOf(await add(token, createSoftPasskey().make(early)))).toEqual(invalid);
    const options = await newPasskeyOptions(server, token, password);
    server.setNow(minutesAfter(TEST_NOW, 9));
    expect((await add(token, createSoftPasskey().make(options))).status).toBe(200);
  });

  test.each([
    ['from another site', { origin: 'https://elsewhere.example' }],
    ['for another host', { rpId: 'elsewhere.example' }],
    ['that its owner has not unlocked', { verified: false }],
  ])('400: a passkey %s', async (_, ways) => {
    const { token, user } = await guest();
    const options = await newPasskeyOptions(server, token, password);
    const response = await add(token, createSoftPasskey().make(options, ways));
    expect(await codeOf(response)).toEqual(invalid);
    expect(await findPasskeys(server.services.db, user._id)).toEqual([]);
  });

  test('400: what another guest was asked, and a passkey that somebody has', async () => {
    const [one, other] = [await guest(), await guest()];
    const passkey = createSoftPasskey();
    const options = await newPasskeyOptions(server, one.token, password);
    expect(await codeOf(await add(other.token, passkey.make(options)))).toEqual(invalid);
    expect((await add(one.token, passkey.make(options))).status).toBe(200);
    const own = await newPasskeyOptions(server, other.token, password);
    expect(await codeOf(await add(other.token, passkey.make(own)))).toEqual(invalid);
  });

  test.each(['', 'bm90IEpTT04', 'e30'])('400, 422: an answer that is none: %o', async (text) => {
    const { token } = await guest();
    const made = createSoftPasskey().make(await newPasskeyOptions(server, token, password));
    const response = { ...made.response, clientDataJSON: text };
    expect([400, 422]).toContain((await add(token, { ...made, response })).status);
  });
});
