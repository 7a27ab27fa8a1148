import { buildSignUpForm } from '@vestibule/domain/account/builders';
import { toRegisterRequest } from '@vestibule/domain/account';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '../database/retry.js';
import { writeSetting } from '../settings/store.js';
import { sendJson } from '../testing/send-json.js';
import { createTestServer, type TestServer } from '../testing/test-server.js';
import { saveWords } from '../translations/store.js';
import { preferences, users } from './tables.js';

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const guest = (overrides = {}) => ({ ...toRegisterRequest(buildSignUpForm()), ...overrides });
const register = (body: unknown, headers?: Record<string, string>) =>
  sendJson(server, '/api/basic-users/register', { body, headers });

describe('POST /basic-users/register (spec 7, Users)', () => {
  test('201: the account, without a session and without the password [S7.users.1]', async () => {
    const response = await register(guest({ email: 'Layla@Example.com' }));
    expect(response.status).toBe(201);
    const { success, data, message } = await response.json();
    expect(success).toBe(true);
    expect(message).toBe('Account created successfully! Please sign in with your credentials.');
    expect(data.user).toMatchObject({ fullName: 'Layla Haddad', email: 'Layla@Example.com' });
    expect(JSON.stringify(data)).not.toMatch(/password|argon2|token/i);
    const [row] = await server.services.db.select().from(users);
    expect(row?.passwordHash).toMatch(/^\$argon2id\$/);
    expect(await server.services.db.select().from(preferences)).toMatchObject([
      { userId: data.user._id, newsletter: true },
    ]);
  });

  test.each([
    ['', 'en'],
    ['?lang=ar', 'ar'],
    ['?lang=fr', 'en'],
  ])('201: with %j the account is written to in %s', async (query, language) => {
    const email = `reads-${language}${query.length}@example.com`;
    const path = `/api/basic-users/register${query}`;
    const response = await sendJson(server, path, { body: guest({ email }) });
    expect(response.status).toBe(201);
    const rows = await server.services.db.select().from(users);
    expect(rows.find((row) => row.email === email)).toMatchObject({ language });
  });

  test('409: the same address in another case', async () => {
    const response = await register(guest({ email: ' LAYLA@example.COM ' }));
    expect(response.status).toBe(409);
    expect(await response.json()).toEqual({
      success: false,
      code: 'account.email-taken',
      message: 'This email is already registered',
      fields: { email: 'This email is already registered' },
    });
  });

  test('409 for all but one of ten registrations of one address at once', async () => {
    const spellings = Array.from({ length: 10 }, (_, index) =>
      index % 2 ? 'Race@example.com' : 'race@EXAMPLE.com',
    );
    const responses = await Promise.all(spellings.map((email) => register(guest({ email }))));
    const statuses = responses.map(({ status }) => status).sort((a, b) => a - b);
    expect(statuses).toEqual([201, ...Array.from({ length: 9 }, () => 409)]);
    const rows = await server.services.db.select().from(users);
    expect(rows.filter((row) => row.emailKey === 'race@example.com')).toHaveLength(1);
  });

  test('422: every field by its own rule [S5.signup.1]', async () => {
    const response = await register({ fullName: ' ', email: 'x', password: 'short', phone: '' });
    expect(response.status).toBe(422);
    expect((await response.json()).fields).toEqual({
      fullName: 'Full name is required',
      email: 'Email is invalid',
      password: 'Password must be at least 8 characters',
      phone: 'Phone number is required',
      subscribe: 'Please choose whether to receive our newsletter',
    });
  });

  test.each([
    ['+9681', 422],
    ['+96812', 201],
    [`+968${'1'.repeat(17)}`, 201],
    [`+968${'1'.repeat(18)}`, 422],
  ])(
    'a national number has 2 to 17 digits (spec 9): %s answers %i [S9.account.1]',
    async (phone, status) => {
      const email = `guest${phone}@example.com`;
      const response = await register(guest({ email, phone }));
      expect(response.status).toBe(status);
      if (status === 201) return;
      expect((await response.json()).fields).toEqual({ phone: 'Phone number is invalid' });
    },
  );

  test.each([
    ['a name of 10 kB', { fullName: 'x'.repeat(10_240) }],
    ['an address of 10 kB', { email: `${'x'.repeat(10_240)}@example.com` }],
    ['a password of 10 kB', { password: `Aa1${'x'.repeat(10_240)}` }],
    ['a line break in the name', { fullName: 'Layla\nHaddad' }],
    ['a number for a name', { fullName: 7 }],
    ['a list for an address', { email: ['a@example.com'] }],
    ['an object for a password', { password: { $ne: '' } }],
  ])('422: %s', async (_, overrides) => {
    expect((await register(guest(overrides))).status).toBe(422);
  });

  test.each([
    ['fullName', 'Visit evil.com', 'Please enter a name without links.'],
    ['fullName', 'Layla\nYour card was charged', 'Please enter a name without links.'],
    ['fullName', 'Layla\u001b[2J', 'Please enter a name without links.'],
    ['email', 'n1<victim@example.com>', 'Email is invalid'],
    ['email', 'x,victim@example.com', 'Email is invalid'],
    ['email', 'victim@example.com(c)', 'Email is invalid'],
    ['password', 'Iloveyou1', 'Please choose a less common password.'],
  ])('422: the %s %j says so at its field [R47, R50]', async (field, text, message) => {
    const response = await register(guest({ [field]: text }));
    expect(response.status).toBe(422);
    expect((await response.json()).fields).toEqual({ [field]: message });
  });

  test('422: neither the hotel’s name in any language nor the software’s is a password', async () => {
    const { db, now, watch } = server.services;
    const named = 'Casa Coralina';
    await inTransaction(db, (tx) => writeSetting(tx, 'general.hotelName', named, now()));
    // A password has Latin letters: so has this Arabic name.
    await saveWords(db, 'settings', 'ar', { 'general.hotelName': { value: 'نُزل Palmera' } });
    await watch.refresh();
    for (const password of ['CasaCoralina1', 'Palmera2026', 'Vestibule2026', '2026vestibuLE!']) {
      const response = await register(guest({ password }));
      expect([password, response.status]).toEqual([password, 422]);
      expect((await response.json()).fields).toEqual({
        password: 'Please choose a less common password.',
      });
    }
  });

  test.each([
    ['emoji', 'Zoë 🌴 Haddad'],
    ['right-to-left text', 'ليلى حداد'],
    ['markup', '<script>alert(1)</script>'],
    ['SQL', "Robert'); DROP TABLE users;--"],
  ])('201: %s in a name is text like any other', async (_, fullName) => {
    const email = `${crypto.randomUUID()}@example.com`;
    const response = await register(guest({ email, fullName: `  ${fullName} ` }));
    expect(response.status).toBe(201);
    expect((await response.json()).data.user.fullName).toBe(fullName);
  });

  test.each([
    ['400: broken JSON', '{"email":', 400],
    ['400: a key given twice', '{"email":"a@b.co","email":"c@d.co"}', 400],
    ['400: a NUL', JSON.stringify(guest({ fullName: 'Layla\0' })), 400],
    ['422: a list', '[]', 422],
    ['422: null', 'null', 422],
    ['413: more than the limit', JSON.stringify({ fullName: 'x'.repeat(200_000) }), 413],
  ])('%s', async (_, body, status) => {
    expect((await register(body)).status).toBe(status);
  });

  test('415: a form instead of JSON', async () => {
    const type = { 'content-type': 'application/x-www-form-urlencoded' };
    expect((await register('email=a', type)).status).toBe(415);
  });
});
