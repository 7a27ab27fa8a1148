import { minutesAfter } from '@vestibule/domain/calendar';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createMailServer, type MailServer } from '../testing/mail-server.js';
import { sendJson } from '../testing/send-json.js';
import { signIn } from '../testing/sign-in.js';
import { TEST_NOW } from '../testing/test-server.js';
import { rememberPlace } from './network-store.js';
import { hashPassword } from './passwords.js';
import { knownBrowsers } from './tables.js';

const password = 'Seaside7Palms';
const email = 'layla@example.com';
const home = '203.0.113.7';
const away = '198.51.100.1';
const firefox = 'Mozilla/5.0 (Windows NT 10.0; rv:145.0) Firefox/145.0';
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7) Version/26.1 Safari/604.1';
const news = 'A new sign-in to your account';

let server: MailServer;

beforeEach(async () => {
  server = await createMailServer({ TRUST_PROXY: '1' });
});
afterEach(() => server.close());

const guest = async (overrides: Parameters<typeof signIn>[1] = {}) =>
  await signIn(server.services, {
    email,
    passwordHash: await hashPassword(password),
    ...overrides,
  });

const from = (address: string, browser: string) => ({
  'x-forwarded-for': address,
  'user-agent': browser,
});

async function login(address: string, browser = firefox, tried = password): Promise<void> {
  const body = { email, password: tried };
  await sendJson(server, '/api/basic-users/login', { body, headers: from(address, browser) });
}

const mails = async () => (await server.mailsTo(email)).filter(({ subject }) => subject === news);

describe('a sign-in from a new place', () => {
  test('the first of an account is no news, nor is another from there', async () => {
    await guest();
    await login(home);
    await login(home);
    expect(await mails()).toEqual([]);
  });

  test('a new network is told once, with the browser and what to do, and no secret', async () => {
    await guest();
    await login(home);
    await login(away);
    await login(away);
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail?.text).toContain('that you had not used for it before: Firefox on Windows.');
    expect(mail?.text).toContain('choose a new password at once');
    expect(mail?.text).toContain(`${server.services.config.publicUrl}/forgot-password`);
    for (const part of [mail?.text, mail?.html]) {
      expect(part).not.toContain(away);
      expect(part).not.toMatch(/token|Seaside7Palms|Mozilla/);
    }
  });

  test('a new browser is told, in a network that is known', async () => {
    await guest();
    await login(home);
    await login(home, iphone);
    const [mail] = await mails();
    expect(mail?.text).toContain('Safari on iPhone');
  });

  test('of an account from before browsers were kept, a known network is enough', async () => {
    const { user } = await guest();
    const { db } = server.services;
    const place = { address: home, browser: 'unknown' };
    await rememberPlace(server.services, db, user._id, place);
    await db.delete(knownBrowsers);
    await login(home);
    expect(await mails()).toEqual([]);
    await login(away);
    expect(await mails()).toHaveLength(1);
  });

  test('a wrong password is no sign-in', async () => {
    await guest();
    await login(home);
    await login(away, firefox, 'Wrong7Palms');
    expect(await mails()).toEqual([]);
  });

  test('who chose a new password signs in there without news', async () => {
    await guest();
    await login(home);
    await sendJson(server, '/api/basic-users/forgot-password', { body: { email } });
    const token = await server.tokenSentTo(email);
    await sendJson(server, '/api/basic-users/reset-password', {
      body: { token, password: 'Another9Palm' },
      headers: from(away, iphone),
    });
    await login(away, iphone, 'Another9Palm');
    expect(await mails()).toEqual([]);
    await login(home, firefox, 'Another9Palm');
    expect(await mails()).toHaveLength(1);
  });

  test('an account that nobody used for half a year is told of the next sign-in', async () => {
    await guest();
    server.setNow(minutesAfter(TEST_NOW, 181 * 24 * 60));
    await login(home);
    expect(await mails()).toHaveLength(1);
  });

  test('in the language of the account', async () => {
    await guest({ language: 'ar' });
    await login(home);
    await login(away);
    const [mail] = await server.mailsTo(email);
    expect(mail?.subject).toBe('تسجيل دخول جديد إلى حسابك');
    expect(mail?.html).toContain('dir="rtl"');
    expect(mail?.text).toContain('/ar/forgot-password');
  });

  test('the administrator, who is sent no link, is told where the password is set', async () => {
    await guest({ role: 'administrator' });
    await login(home);
    await login(away);
    const [mail] = await mails();
    expect(mail?.text).toContain('set a new password on the server');
    expect(mail?.text).not.toContain('/forgot-password');
  });
});

test('whoever has the password fills no mailbox: five mails a day, and the sign-in goes on', async () => {
  await server.close();
  server = await createMailServer({ TRUST_PROXY: '1', RATE_LIMIT_FACTOR: '1' });
  await guest();
  for (let place = 1; place <= 8; place += 1) await login(`198.51.100.${place}`);
  expect(await mails()).toHaveLength(5);
  const body = { email, password };
  const headers = from('198.51.100.9', firefox);
  expect((await sendJson(server, '/api/basic-users/login', { body, headers })).status).toBe(200);
});
