import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createMailServer, type MailServer } from '../testing/mail-server.js';
import { sendJson } from '../testing/send-json.js';
import { signIn } from '../testing/sign-in.js';
import { hashPassword } from './passwords.js';
import { accountTokens } from './tables.js';

let server: MailServer;

beforeAll(async () => {
  server = await createMailServer();
});
afterAll(() => server.close());

const ask = (email: unknown) =>
  sendJson(server, '/api/basic-users/forgot-password', { body: { email } });

describe('POST /basic-users/forgot-password (spec 7, Users)', () => {
  test('200: the same answer for a known and an unknown address; mail for the known one only [S7.users.5]', async () => {
    await signIn(server.services, { email: 'layla@example.com' });
    const answers = await Promise.all([ask('LAYLA@example.com'), ask('nobody@example.com')]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const [known, unknown] = await Promise.all(answers.map((answer) => answer.json()));
    expect(known).toEqual(unknown);
    expect(await server.mailsTo('nobody@example.com')).toEqual([]);
    const mails = await server.mailsTo('layla@example.com');
    expect(mails.map((mail) => mail.subject)).toEqual(['Choose a new password']);
    expect(mails[0]?.html).toContain('/reset-password?token=');
  });

  test('200: what waits in the queue and what is stored hold no token', async () => {
    await ask('layla@example.com');
    expect(server.jobs.enqueued).toEqual([
      {
        name: 'account.send-link',
        data: { purpose: 'reset-password', email: 'layla@example.com' },
      },
    ]);
    const token = await server.tokenSentTo('layla@example.com');
    const rows = await server.services.db.select().from(accountTokens);
    expect(rows).toHaveLength(1);
    expect(rows[0]?.tokenHash).not.toBe(token);
  });

  test('200: the administrator’s password is no matter of mails', async () => {
    await signIn(server.services, { email: 'desk@hotel.example', role: 'administrator' });
    expect((await ask('desk@hotel.example')).status).toBe(200);
    expect(await server.mailsTo('desk@hotel.example')).toEqual([]);
  });

  test('200: for an address from before the rule; as no mail can go there, the log names its job', async () => {
    const email = 'n1<guest@example.com>';
    await signIn(server.services, { email });
    const warn = vi.spyOn(server.services.logger, 'warn');
    expect((await ask(email)).status).toBe(200);
    expect(await server.mailsTo(email)).toEqual([]);
    expect(warn.mock.calls).toEqual([
      [{ jobId: expect.any(String) }, 'A mail was not sent: its recipient is not one address'],
    ]);
    warn.mockRestore();
  });

  test('422: the address by its rules', async () => {
    expect((await (await ask('')).json()).fields).toEqual({ email: 'Email is required' });
    expect((await (await ask('x')).json()).fields).toEqual({ email: 'Email is invalid' });
  });

  test('429: past five mails to one mailbox in an hour, known or not', async () => {
    const strict = await createMailServer({ RATE_LIMIT_FACTOR: '1' });
    const statuses: number[] = [];
    for (let round = 0; round < 6; round += 1) {
      const body = { email: 'somebody@example.com' };
      const reply = await sendJson(strict, '/api/basic-users/forgot-password', { body });
      statuses.push(reply.status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    await strict.close();
  });

  test('429: whatever the mails are for, five in an hour to one mailbox', async () => {
    const strict = await createMailServer({ RATE_LIMIT_FACTOR: '1' });
    const passwordHash = await hashPassword('Seaside7Palms');
    const { token, user } = await signIn(strict.services, { passwordHash });
    const statuses: number[] = [];
    const send = async (path: string, body: object, method: 'POST' | 'PUT' = 'POST') => {
      const reply = await sendJson(strict, `/api/basic-users/${path}`, { method, token, body });
      statuses.push(reply.status);
    };
    const { email } = user;
    for (let round = 0; round < 4; round += 1) await send('resend-verification', { email });
    const change = {
      fullName: 'Layla',
      email: 'new@example.com',
      currentPassword: 'Seaside7Palms',
    };
    await send('profile', change, 'PUT');
    await send('resend-verification', { email });
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    // None of these shuts the owner out of a new password.
    await send('forgot-password', { email });
    expect(statuses.at(-1)).toBe(200);
    await strict.close();
  });
});
