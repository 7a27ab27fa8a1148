import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { findRefundsDue } from '../bookings/desk-store.js';
import { bookings } from '../bookings/tables.js';
import { inTransaction } from '../database/retry.js';
import { newSubscriberId } from '../newsletter/links.js';
import { keepSubscriber } from '../newsletter/store.js';
import { subscribers } from '../newsletter/tables.js';
import { closeRefund } from '../payments/desk/close-refund.js';
import { expireHolds } from '../payments/jobs/expire-holds.js';
import { reconcilePayments } from '../testing/reconcile-payments.js';
import { findPayment } from '../payments/store.js';
import { bookingGuest, choose, freeUnits } from '../testing/booking-guest.js';
import { createMailServer, type MailServer } from '../testing/mail-server.js';
import { addRoom, createPaymentsServer } from '../testing/payments-server.js';
import { sendJson } from '../testing/send-json.js';
import { signIn } from '../testing/sign-in.js';
import { hashPassword } from './passwords.js';
import { preferences, sessions, users } from './tables.js';

let server: MailServer;
const password = 'Seaside7Palms';

beforeAll(async () => {
  server = await createMailServer();
});
afterAll(() => server.close());

const remove = (token: string | undefined, body: unknown = { password }) =>
  sendJson(server, '/api/basic-users/delete-account', { token, body });

const guest = async (overrides = {}) =>
  signIn(server.services, { passwordHash: await hashPassword(password), ...overrides });

async function subscribed(email: string): Promise<void> {
  const { db, now } = server.services;
  const row = { id: newSubscriberId(), email, now: now(), expiresAt: now() };
  await inTransaction(db, (tx) => keepSubscriber(tx, row));
}

async function emailsSubscribed(): Promise<string[]> {
  const rows = await server.services.db.select({ email: subscribers.email }).from(subscribers);
  return rows.map(({ email }) => email);
}

describe('POST /basic-users/delete-account', () => {
  test('200: account, sessions and preferences are gone; the address is free; the guest is told', async () => {
    const { token, user } = await guest();
    expect((await remove(token)).status).toBe(200);
    const { db } = server.services;
    expect(await db.$count(users, eq(users.id, user._id))).toBe(0);
    expect(await db.$count(sessions, eq(sessions.userId, user._id))).toBe(0);
    expect(await db.$count(preferences, eq(preferences.userId, user._id))).toBe(0);
    expect((await remove(token)).status).toBe(401);
    const [mail] = await server.mailsTo(user.email);
    expect(mail?.subject).toBe('Your account has been deleted');
    await guest({ email: user.email });
  });

  test('200: the newsletter of the same address is deleted with it', async () => {
    const { token, user } = await guest();
    await subscribed(user.email.toUpperCase());
    await subscribed('other@example.com');
    expect((await remove(token)).status).toBe(200);
    expect(await emailsSubscribed()).toEqual(['other@example.com']);
  });

  test('200: no newsletter of an address that was never confirmed, as it may be somebody else’s', async () => {
    const { token, user } = await guest({ emailVerifiedAt: null });
    await subscribed(user.email);
    expect((await remove(token)).status).toBe(200);
    expect(await emailsSubscribed()).toContain(user.email);
  });

  test('401: without a sign-in', async () => {
    expect((await remove(undefined)).status).toBe(401);
  });

  test('403: the administrator stays', async () => {
    const { token } = await guest({ role: 'administrator' });
    expect((await remove(token)).status).toBe(403);
  });

  const booking = (userId: string, overrides = {}) => ({
    id: crypto.randomUUID(),
    userId,
    type: 'room' as const,
    guestName: 'Layla Haddad',
    guestEmail: 'layla@example.com',
    guestPhone: '+96892123456',
    checkInDate: '2026-10-01',
    checkOutDate: '2026-10-03',
    lines: [],
    orderDescription: 'Room | Guest: Layla Haddad | Phone: +96892123456',
    fingerprint: 'room',
    totalCents: 30_000,
    status: 'confirmed' as const,
    createdAt: server.services.now(),
    ...overrides,
  });

  test('200: bookings of the past are kept without the guest', async () => {
    const { token, user } = await guest();
    const { db } = server.services;
    await db.insert(bookings).values(booking(user._id));
    expect((await remove(token)).status).toBe(200);
    const [kept] = await db.select().from(bookings).where(eq(bookings.userId, user._id));
    expect(kept).toMatchObject({ totalCents: 30_000, guestName: null, guestPhone: null });
    expect(JSON.stringify(kept)).not.toMatch(/Layla|layla@|9689/);
  });

  test('409: the hotel still expects the guest; nothing is deleted', async () => {
    const { token, user } = await guest();
    const { db } = server.services;
    const ahead = { checkInDate: '2026-11-19', checkOutDate: '2026-11-22' };
    await db.insert(bookings).values([booking(user._id), booking(user._id, ahead)]);
    const response = await remove(token);
    expect(response.status).toBe(409);
    expect((await response.json()).code).toBe('account.booking-ahead');
    expect(await db.$count(bookings, eq(bookings.guestName, 'Layla Haddad'))).toBe(2);
    expect((await remove(token)).status).toBe(409);
  });

  test('200: a cancelled booking ahead is no hindrance', async () => {
    const { token, user } = await guest();
    const ahead = { checkOutDate: '2026-12-22', status: 'cancelled' as const };
    await server.services.db.insert(bookings).values(booking(user._id, ahead));
    expect((await remove(token)).status).toBe(200);
  });

  test('409: what still waits for money hinders, whatever its days', async () => {
    const { token, user } = await guest();
    await server.services.db
      .insert(bookings)
      .values(
        booking(user._id, { checkInDate: null, checkOutDate: null, status: 'pending' as const }),
      );
    expect((await remove(token)).status).toBe(409);
  });

  test('422: a wrong password, at its field; nothing is deleted', async () => {
    const { token, user } = await guest();
    const response = await remove(token, { password: 'Wrong7Palms' });
    expect(response.status).toBe(422);
    expect((await response.json()).fields).toEqual({
      password: 'The current password is not right.',
    });
    const { db } = server.services;
    expect(await db.$count(users, eq(users.id, user._id))).toBe(1);
  });
});

describe('an account goes, and money is on its way (ruling 34)', () => {
  let payments: Awaited<ReturnType<typeof createPaymentsServer>>;

  beforeAll(async () => {
    payments = await createPaymentsServer();
    await addRoom(payments.services, { units: 1 });
  });
  afterAll(() => payments.close());
  beforeEach(() => payments.setNow(new Date('2026-11-20T08:00:00Z')));

  const guestWhoLeaves = async () => {
    const booker = await bookingGuest(payments);
    const passwordHash = await hashPassword(password);
    await payments.services.db
      .update(users)
      .set({ passwordHash })
      .where(eq(users.id, booker.user._id));
    const leave = () =>
      sendJson(payments, '/api/basic-users/delete-account', {
        token: booker.token,
        body: { password },
      });
    return { ...booker, leave };
  };
  const found = async (id: string) => await findPayment(payments.services.db, id);
  const letters = () => payments.jobs.enqueued.map(({ data }) => data as { to?: string });

  test.each(['usdt', 'visa'])(
    '%s: what comes for a booking of nobody is owed, takes nothing and is mailed to nobody [R34]',
    async (method) => {
      const booker = await guestWhoLeaves();
      const { paymentId, ...opened } = await (method === 'usdt'
        ? booker.book()
        : booker.bookByCard());
      const page = opened.invoice_url ?? opened.checkoutUrl;
      if (method === 'visa') {
        await choose(page, 'pay', { behaviour: 'after-expiry', delay: '3600' });
      }
      expect((await booker.leave()).status).toBe(409);
      payments.setNow(new Date('2026-11-20T08:31:00Z'));
      await expireHolds(payments.services);
      expect((await booker.leave()).status).toBe(200);
      const before = letters().length;
      payments.setNow(new Date('2026-11-20T09:40:00Z'));
      if (method === 'usdt') await choose(page, 'pay');
      else await reconcilePayments(payments.services);
      await expect.poll(async () => (await found(paymentId))?.payment.status).toBe('paid');
      expect(await found(paymentId)).toMatchObject({
        payment: { refundDueCents: 30_000 },
        booking: { status: 'cancelled', paidBy: null, guestEmail: '', request: null },
        hold: { state: 'cancelled' },
      });
      expect(await freeUnits(payments)).toEqual([1, 1]);
      expect(letters()).toHaveLength(before);
      const due = await findRefundsDue(payments.services.db);
      expect(due.map(({ payment }) => payment.id)).toContain(paymentId);
    },
  );

  test('whom money is owed keeps an address until it is sent back', async () => {
    const booker = await guestWhoLeaves();
    const { paymentId, invoice_url } = await booker.book();
    await booker.ask(paymentId, '/cancel');
    await choose(invoice_url, 'pay');
    await booker.until(paymentId, 'paid');
    expect((await booker.leave()).status).toBe(200);
    expect((await found(paymentId))?.booking).toMatchObject({
      guestName: null,
      guestPhone: null,
      guestEmail: booker.user.email,
    });
    await closeRefund(payments.services, paymentId, {
      by: 'Amal',
      note: 'Sent',
      sentCents: 30_000,
    });
    expect(await found(paymentId)).toMatchObject({
      payment: { refundDueCents: 0, returnedCents: 30_000 },
      booking: { guestEmail: '' },
    });
  });
});
