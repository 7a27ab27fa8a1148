import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bookings } from '../bookings/tables.js';
import { createMailServer, type MailServer } from '../testing/mail-server.js';
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
