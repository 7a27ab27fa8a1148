import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { lockGuest } from '../bookings/store.js';
import { bookings } from '../bookings/tables.js';
import { bookingGuest, roomBooking } from '../testing/booking-guest.js';
import { addRoom, createPaymentsServer } from '../testing/payments-server.js';
import { changeBeneath } from '../testing/change-beneath.js';
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
import { confirmWaitingEmail } from './email-change-store.js';
import { hashPassword } from './passwords.js';
import { findUser, lockUser, setPasswordHash, type UserRow } from './store.js';
import { users } from './tables.js';

openEmailChangeHotel();

const login = async (email: string, tried = password) =>
  (await post('login', { email, password: tried })).status;
const subjectsTo = async (email: string) =>
  (await server.mailsTo(email)).map(({ subject }) => subject).toSorted();

const asked = 'Somebody asked to change the address of your account';
const confirm = 'Please confirm your new email address';

describe('PUT /basic-users/profile with a new address (ruling 48)', () => {
  test('200: the name changes, the address waits; both mailboxes are told [R48]', async () => {
    const { token, user } = await guest();
    const email = newAddress();
    const response = await move(token, { fullName: 'Layla A. Haddad', email });
    expect(response.status).toBe(200);
    expect((await response.json()).data).toMatchObject({
      fullName: 'Layla A. Haddad',
      email: user.email,
      emailVerified: true,
      waitingEmail: email,
    });
    expect(await subjectsTo(user.email)).toEqual([asked]);
    const [told] = await server.mailsTo(user.email);
    expect(told?.text).toContain(email);
    expect(told?.text).toContain('/forgot-password');
    expect(await subjectsTo(email)).toEqual([confirm]);
    expect([await login(user.email), await login(email)]).toEqual([200, 401]);
  });

  test('200: the link makes it the guest’s; sessions stay, other links go [R48]', async () => {
    const { token, user } = await guest();
    const email = newAddress();
    await post('forgot-password', { email: user.email });
    const reset = await server.tokenSentTo(user.email);
    await move(token, { email });
    const link = await server.tokenSentTo(email);
    const opened = await post('verify-email', { token: link });
    expect(await opened.json()).toMatchObject({
      message: expect.stringMatching(/^Thank you. From now on you sign in with .+@.+\.$/),
    });
    expect(await profileOf(token)).toMatchObject({ email, emailVerified: true });
    expect(await profileOf(token)).not.toHaveProperty('waitingEmail');
    const [told] = await server.mailsTo(user.email);
    expect(told?.subject).toBe('The address of your account has been changed');
    expect(told?.text).toContain(email);
    expect(told?.text).toContain('If this was not you, please write to us');
    expect([await login(user.email), await login(email)]).toEqual([401, 200]);
    const late = { token: reset, password: 'Another9Palm' };
    expect((await post('reset-password', late)).status).toBe(400);
  });

  test('200: the link opened again, also at once, says that it is done, and names no address [R48]', async () => {
    const { token, user } = await guest();
    const email = newAddress();
    await move(token, { email });
    const link = await server.tokenSentTo(email);
    const answers = await Promise.all([1, 2].map(() => post('verify-email', { token: link })));
    const messages = await Promise.all(
      answers.map(async (answer) => (await answer.json()).message),
    );
    expect(messages).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^Thank you. From now on you sign in with /),
        'Your email address is confirmed already.',
      ]),
    );
    expect((await server.mailsTo(user.email)).map(({ subject }) => subject).toSorted()).toEqual([
      asked,
      'The address of your account has been changed',
    ]);
    const next = newAddress();
    await move(token, { email: next });
    expect((await post('verify-email', { token: link })).status).toBe(400);
    await server.tokenSentTo(next);
  });

  test('200: what is written about the guest’s bookings goes there too', async () => {
    const payments = await createPaymentsServer();
    await addRoom(payments.services, { units: 2 });
    const { db, now } = payments.services;
    const { user, book, createInvoice } = await bookingGuest(payments);
    await book();
    const email = newAddress();
    const waiting = { waitingEmail: email, waitingEmailSince: now() };
    await db.update(users).set(waiting).where(eq(users.id, user._id));
    const row = (await findUser(db, user._id)) as UserRow;
    const later = { checkInDate: '2026-12-10', checkOutDate: '2026-12-12' };
    const response = await changeBeneath(db, {
      lock: (tx) => lockGuest(tx, user._id),
      call: () => createInvoice(roomBooking(later)),
      change: (tx) => confirmWaitingEmail(tx, row, { now: now() }),
    });
    expect(response.status).toBe(200);
    const kept = await db.select().from(bookings);
    expect(kept.map(({ guestEmail }) => guestEmail)).toEqual([email, email]);
    await payments.close();
  });

  test('200: alike for the address of another guest, who alone is told [R48]', async () => {
    const { user: other } = await guest();
    const { token } = await guest();
    const known = await move(token, { email: other.email });
    const waiting = await profileOf(token);
    expect(known.status).toBe(200);
    expect((await known.json()).data).toEqual(waiting);
    expect(waiting.waitingEmail).toBe(other.email);
    expect(server.jobs.enqueued.map(({ name }) => name).toSorted()).toEqual([
      'account.send-change-link',
      'mail.deliver',
    ]);
    expect(await subjectsTo(other.email)).toEqual(['You have an account with this address']);
    expect(await server.tokenSentTo(other.email)).toBe('');
  });

  test('200: another spelling of the own address changes at once, without a password', async () => {
    const { token, user } = await guest();
    const email = user.email.toUpperCase();
    const response = await move(token, { email, currentPassword: undefined });
    expect((await response.json()).data).toMatchObject({ email, emailVerified: true });
    expect(await subjectsTo(user.email)).toEqual([]);
  });

  test('400: the link of an address that another guest has taken meanwhile', async () => {
    const { token, user } = await guest();
    const email = newAddress();
    await move(token, { email });
    const link = await server.tokenSentTo(email);
    await guest({ email });
    expect((await post('verify-email', { token: link })).status).toBe(400);
    expect(await login(user.email)).toBe(200);
  });

  test('400: the link of an address that was replaced by another', async () => {
    const { token } = await guest();
    const [first, second] = [newAddress(), newAddress()];
    await move(token, { email: first });
    const link = await server.tokenSentTo(first);
    await move(token, { email: second });
    expect((await post('verify-email', { token: link })).status).toBe(400);
    const next = await server.tokenSentTo(second);
    expect((await post('verify-email', { token: next })).status).toBe(200);
  });

  test('200, 400: two guests ask for one address, and the first link wins', async () => {
    const [one, two] = [await guest(), await guest()];
    const email = newAddress();
    await move(one.token, { email });
    const first = await server.tokenSentTo(email);
    await move(two.token, { email });
    const second = await server.tokenSentTo(email);
    const opened = await Promise.all(
      [first, second].map(async (token) => (await post('verify-email', { token })).status),
    );
    expect(opened.toSorted((a, b) => a - b)).toEqual([200, 400]);
    expect(await server.services.db.$count(users, eq(users.emailKey, email))).toBe(1);
  });

  test.each([undefined, ''])('422: without the password (%s), at its field', async (given) => {
    const { token, user } = await guest();
    const email = newAddress();
    const response = await move(token, { fullName: 'Thief', email, currentPassword: given });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({
      code: 'account.password-required',
      fields: {
        currentPassword: 'Please enter your current password to change your email address.',
      },
    });
    expect((await profileOf(token)).fullName).toBe(user.fullName);
    expect(await subjectsTo(email)).toEqual([]);
  });

  test('422: a wrong password; nothing is written, nobody is told', async () => {
    const { token, user } = await guest();
    const email = newAddress();
    const change = { fullName: 'Thief', email, currentPassword: 'Wrong7Palms' };
    const response = await move(token, change);
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({
      code: 'account.current-password-wrong',
      fields: { currentPassword: 'The current password is not right.' },
    });
    expect(await profileOf(token)).toEqual(user);
    expect([...(await subjectsTo(email)), ...(await subjectsTo(user.email))]).toEqual([]);
  });
});

describe('422: a password that is replaced while it proves a new address', () => {
  const other = (async () => await hashPassword('Another9Palm'))();

  test('lets no address wait, and nobody is told', async () => {
    const { token, user } = await guest();
    const email = newAddress();
    const response = await changeBeneath(server.services.db, {
      lock: (tx) => lockUser(tx, user._id),
      call: () => move(token, { email }),
      change: async (tx) => setPasswordHash(tx, user._id, await other),
    });
    expect(response.status).toBe(422);
    expect((await response.json()).fields).toEqual({
      currentPassword: 'The current password is not right.',
    });
    expect(await profileOf(token)).toEqual(user);
    expect([...(await subjectsTo(email)), ...(await subjectsTo(user.email))]).toEqual([]);
  });
});
