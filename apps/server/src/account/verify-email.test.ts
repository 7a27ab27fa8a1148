import { brand } from '@vestibule/site/brand';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createMailServer, type MailServer } from '../testing/mail-server.js';
import { sendJson } from '../testing/send-json.js';
import { signIn } from '../testing/sign-in.js';

let server: MailServer;

beforeAll(async () => {
  server = await createMailServer();
});
afterAll(() => server.close());

const post = (call: string, body: unknown) =>
  sendJson(server, `/api/basic-users/${call}`, { body });

describe('POST /basic-users/verify-email (spec 7, Users)', () => {
  test('200: the link of the registration confirms the address, and a welcome follows [S7.users.6]', async () => {
    const email = 'layla@example.com';
    const password = 'Seaside7Palms';
    const guest = { fullName: 'Layla Haddad', phone: '+96892123456', subscribe: true };
    await post('register', { ...guest, email, password });
    const token = await server.tokenSentTo(email);
    expect((await post('verify-email', { token })).status).toBe(200);
    const { data } = await (await post('login', { email, password })).json();
    expect(data.user.emailVerified).toBe(true);
    const mails = await server.mailsTo(email);
    expect(mails.map((mail) => mail.subject).toSorted()).toEqual([
      'Please confirm your email address',
      `Welcome to ${brand.name}`,
    ]);
  });

  test('200: opened again, also at once, it says that the address is confirmed [S7.users.6]', async () => {
    const { user } = await signIn(server.services, { emailVerifiedAt: null });
    await post('resend-verification', { email: user.email });
    const token = await server.tokenSentTo(user.email);
    const answers = await Promise.all([1, 2].map(() => post('verify-email', { token })));
    const messages = await Promise.all(
      answers.map(async (answer) => (await answer.json()).message),
    );
    expect(new Set(messages)).toEqual(
      new Set([
        'Thank you. Your email address is confirmed.',
        'Your email address is confirmed already.',
      ]),
    );
    const mails = await server.mailsTo(user.email);
    expect(mails.filter(({ subject }) => subject.startsWith('Welcome'))).toHaveLength(1);
  });

  test.each([[''], ['x'], ['A'.repeat(43)]])('400: no link of ours: “%s”', async (token) => {
    const response = await post('verify-email', { token });
    expect(response.status).toBe(400);
    expect((await response.json()).code).toBe('account.link-invalid');
  });

  test('422: no token, or one of 10 kB', async () => {
    expect((await post('verify-email', {})).status).toBe(422);
    expect((await post('verify-email', { token: 'x'.repeat(10_240) })).status).toBe(422);
  });
});
