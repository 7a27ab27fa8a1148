import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { changeBeneath } from '../testing/change-beneath.js';
import { sendJson } from '../testing/send-json.js';
import {
  guest,
  move,
  newAddress,
  openEmailChangeHotel,
  password,
  post,
  profileOf,
  server,
} from '../testing/email-change-hotel.js';
import { dropWaitingEmail } from './email-change-store.js';
import { forgetExpiredJob } from './forget-expired.js';
import { lockUser } from './store.js';
import { users } from './tables.js';

openEmailChangeHotel();

describe('an address that waits', () => {
  async function waiting() {
    const { token, user } = await guest();
    const email = newAddress();
    await move(token, { email });
    return { token, user, email, link: await server.tokenSentTo(email) };
  }
  const stillWaits = async (token: string) => 'waitingEmail' in (await profileOf(token));
  const open = async (link: string) => (await post('verify-email', { token: link })).status;

  test('its link is sent again to the guest who is signed in, and to nobody else', async () => {
    const { token, email, link } = await waiting();
    await post('resend-verification', { email });
    await post('resend-verification', { email }, (await guest()).token);
    expect(await server.mailsTo(email)).toHaveLength(1);
    const again = await post('resend-verification', { email }, token);
    expect((await again.json()).message).toBe('A new link is on its way.');
    const next = await server.tokenSentTo(email);
    expect([await open(link), await open(next)]).toEqual([400, 200]);
  });

  test('cancelled, its link serves no longer', async () => {
    const { token, link } = await waiting();
    const call = { method: 'DELETE', token } as const;
    const response = await sendJson(server, '/api/basic-users/email-change', call);
    expect(response.status).toBe(200);
    expect(await stillWaits(token)).toBe(false);
    expect(await open(link)).toBe(400);
  });

  test('cancelled while it is sent again, it waits no longer', async () => {
    const { token, user, email } = await waiting();
    const again = await changeBeneath(server.services.db, {
      lock: (tx) => lockUser(tx, user._id),
      call: () => post('resend-verification', { email }, token),
      change: (tx) => dropWaitingEmail(tx, user._id),
    });
    expect(again.status).toBe(200);
    expect(await stillWaits(token)).toBe(false);
    expect(server.jobs.enqueued).toEqual([]);
  });

  test('cancelled before the queue came to it, no link is sent', async () => {
    const { token } = await guest();
    const email = newAddress();
    await move(token, { email });
    await sendJson(server, '/api/basic-users/email-change', { method: 'DELETE', token });
    expect(await server.mailsTo(email)).toEqual([]);
  });

  test('a new password drops it: a thief may have asked [R48]', async () => {
    const { token, link } = await waiting();
    await sendJson(server, '/api/basic-users/change-password', {
      method: 'PUT',
      token,
      body: { currentPassword: password, newPassword: 'Another9Palm' },
    });
    expect(await stillWaits(token)).toBe(false);
    expect(await open(link)).toBe(400);
  });

  test('a reset of the password drops it', async () => {
    const { user, link } = await waiting();
    await post('forgot-password', { email: user.email });
    const reset = await server.tokenSentTo(user.email);
    await post('reset-password', { token: reset, password: 'Another9Palm' });
    expect(await open(link)).toBe(400);
    const [row] = await server.services.db.select().from(users).where(eq(users.id, user._id));
    expect(row).toMatchObject({ email: user.email, waitingEmail: null });
  });

  test('it goes with the account', async () => {
    const { token, link } = await waiting();
    await post('delete-account', { password }, token);
    expect(await open(link)).toBe(400);
  });

  test('after three days its link has expired, and the night forgets it', async () => {
    const { token, link } = await waiting();
    const now = server.services.now();
    server.setNow(new Date(now.getTime() + 3 * 86_400_000 + 1));
    expect(await open(link)).toBe(400);
    await forgetExpiredJob.run(server.services, {}, 'a-night');
    server.setNow(now);
    expect(await stillWaits(token)).toBe(false);
  });

  test('another field of the profile changes without it', async () => {
    const { token, user, email } = await waiting();
    const change = { fullName: 'Layla A.', email: user.email, currentPassword: undefined };
    const response = await move(token, change);
    expect((await response.json()).data).toMatchObject({
      fullName: 'Layla A.',
      email: user.email,
      waitingEmail: email,
    });
  });
});
