import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createMailServer, type MailServer } from '../testing/mail-server.js';
import { sendJson } from '../testing/send-json.js';
import { signIn } from '../testing/sign-in.js';
import { users } from './tables.js';

let server: MailServer;
let email: string;
let session: string;
let userId: string;
const password = 'Another9Palm';

beforeAll(async () => {
  server = await createMailServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  const guest = await signIn(server.services);
  email = guest.user.email;
  session = guest.token;
  userId = guest.user._id;
});

const post = (call: string, body: unknown) =>
  sendJson(server, `/api/basic-users/${call}`, { body });

async function askForLink(): Promise<string> {
  await post('forgot-password', { email });
  return await server.tokenSentTo(email);
}

describe('POST /basic-users/reset-password/check', () => {
  const check = (token: string) => post('reset-password/check', { token });

  test('200: a link that serves, as often as it is opened, and it serves on', async () => {
    const token = await askForLink();
    expect((await check(token)).status).toBe(200);
    expect((await check(token)).status).toBe(200);
    expect((await post('reset-password', { token, password })).status).toBe(200);
  });

  test('400: a link that is used or an hour old, and a text that never was one', async () => {
    const used = await askForLink();
    await post('reset-password', { token: used, password });
    const answer = await check(used);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: 'account.link-invalid' });
    const old = await askForLink();
    const now = server.services.now();
    server.setNow(new Date(now.getTime() + 3_600_000));
    expect((await check(old)).status).toBe(400);
    server.setNow(now);
    expect((await check('x')).status).toBe(400);
  });
});

describe('POST /basic-users/reset-password (spec 7, Users)', () => {
  test('200: the new password signs in, every session has ended, and the guest is told [S7.users.5]', async () => {
    const token = await askForLink();
    expect((await post('reset-password', { token, password })).status).toBe(200);
    expect((await post('login', { email, password })).status).toBe(200);
    const profile = { method: 'GET', token: session } as const;
    expect((await sendJson(server, '/api/basic-users/profile', profile)).status).toBe(401);
    const [latest] = await server.mailsTo(email);
    expect(latest?.subject).toBe('Your password has been changed');
  });

  test('400: a link serves once, also when it is used twice at once', async () => {
    const token = await askForLink();
    const answers = await Promise.all(
      [1, 2, 3].map(() => post('reset-password', { token, password })),
    );
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 400, 400]);
    const refused = await post('reset-password', { token, password });
    expect(await refused.json()).toMatchObject({
      code: 'account.link-invalid',
      message: 'This link is no longer valid. Please ask for a new one.',
    });
  });

  test('400: only the latest link serves', async () => {
    const [first, second] = [await askForLink(), await askForLink()];
    expect((await post('reset-password', { token: first, password })).status).toBe(400);
    expect((await post('reset-password', { token: second, password })).status).toBe(200);
  });

  test('400: a link older than an hour', async () => {
    const token = await askForLink();
    const now = server.services.now();
    server.setNow(new Date(now.getTime() + 3_600_000));
    expect((await post('reset-password', { token, password })).status).toBe(400);
    server.setNow(now);
  });

  test('400: a link that went to a former address', async () => {
    const token = await askForLink();
    await server.services.db
      .update(users)
      .set({ email: `new-${email}`, emailKey: `new-${email}` })
      .where(eq(users.id, userId));
    expect((await post('reset-password', { token, password })).status).toBe(400);
  });

  test('400: a verification link, or no link at all', async () => {
    expect((await post('reset-password', { token: 'x', password })).status).toBe(400);
    const unverified = await signIn(server.services, { emailVerifiedAt: null });
    await post('resend-verification', { email: unverified.user.email });
    const token = await server.tokenSentTo(unverified.user.email);
    expect((await post('reset-password', { token, password })).status).toBe(400);
  });

  test('422: a weak or common password leaves the link unused', async () => {
    const token = await askForLink();
    const weak = await post('reset-password', { token, password: 'alllowercase1' });
    expect(weak.status).toBe(422);
    expect((await weak.json()).fields.password).toBe(
      'Password must contain at least one uppercase letter, one lowercase letter, and one number',
    );
    const common = await post('reset-password', { token, password: 'Password1' });
    expect(common.status).toBe(422);
    expect((await common.json()).fields).toEqual({
      password: 'Please choose a less common password.',
    });
    expect((await post('reset-password', { token, password })).status).toBe(200);
  });
});
