import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createMailServer, type MailServer } from '../testing/mail-server.js';
import { sendJson } from '../testing/send-json.js';
import { signIn } from '../testing/sign-in.js';

let server: MailServer;

beforeAll(async () => {
  server = await createMailServer();
});
afterAll(() => server.close());

const resend = (email: string) =>
  sendJson(server, '/api/basic-users/resend-verification', { body: { email } });

describe('POST /basic-users/resend-verification (spec 7, Users)', () => {
  test('200: one answer; mail only where an address still has to be confirmed [S7.users.6]', async () => {
    const [open, confirmed] = [
      await signIn(server.services, { emailVerifiedAt: null }),
      await signIn(server.services),
    ];
    const emails = [open.user.email, confirmed.user.email, 'nobody@example.com'];
    const bodies = await Promise.all(emails.map(async (email) => (await resend(email)).json()));
    expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1);
    // The answer does not wait for the mail.
    const count = async (email: string) => (await server.mailsTo(email)).length;
    await expect.poll(() => count(open.user.email)).toBe(1);
    for (const email of emails.slice(1)) expect(await count(email)).toBe(0);
  });

  test('422: the address by its rules', async () => {
    expect((await (await resend('x')).json()).fields).toEqual({ email: 'Email is invalid' });
  });
});
