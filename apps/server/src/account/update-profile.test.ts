import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sendJson } from '../testing/send-json.js';
import { signIn } from '../testing/sign-in.js';
import { createTestServer, type TestServer } from '../testing/test-server.js';

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const update = (token: string | undefined, body: unknown) =>
  sendJson(server, '/api/basic-users/profile', { method: 'PUT', token, body });

const profile = async (token: string) => {
  const call = { method: 'GET', token } as const;
  return (await (await sendJson(server, '/api/basic-users/profile', call)).json()).data;
};

describe('PUT /basic-users/profile (spec 7, Users)', () => {
  test('200: what was sent is kept, trimmed [S7.users.3]', async () => {
    const { token, user } = await signIn(server.services);
    const response = await update(token, {
      fullName: '  Layla A. Haddad ',
      email: user.email,
      phone: '+96899999999',
      city: ' Muttrah',
      dateOfBirth: '1988-04-17',
    });
    expect(response.status).toBe(200);
    const { data, message } = await response.json();
    expect(message).toBe('Profile updated successfully!');
    expect(data).toMatchObject({
      fullName: 'Layla A. Haddad',
      phone: '+96899999999',
      city: 'Muttrah',
      dateOfBirth: '1988-04-17',
      emailVerified: true,
    });
  });

  test('401: without a sign-in', async () => {
    expect((await update(undefined, {})).status).toBe(401);
  });

  test('403: the administrator’s address is set on the server', async () => {
    const { token } = await signIn(server.services, { role: 'administrator' });
    const response = await update(token, { fullName: 'Desk', email: 'other@example.com' });
    expect(response.status).toBe(403);
    expect((await response.json()).code).toBe('account.administrator-fixed');
  });

  test('422: a name with a link (ruling 50)', async () => {
    const { token, user } = await signIn(server.services);
    const response = await update(token, { fullName: 'Visit evil.com', email: user.email });
    expect(response.status).toBe(422);
    expect((await response.json()).fields).toEqual({
      fullName: 'Please enter a name without links.',
    });
  });

  test.each(['x,layla@example.com', '\u212Aate@example.com', '\u2126mar@example.com'])(
    '422: %s, a new address that is two, or looks like another',
    async (email) => {
      const { token, user } = await signIn(server.services);
      const change = { fullName: 'Thief', email, currentPassword: 'Seaside7Palms' };
      const response = await update(token, change);
      expect(response.status).toBe(422);
      expect(await response.json()).toMatchObject({
        message: 'Email is invalid',
        fields: { email: 'Email is invalid' },
      });
      expect(await profile(token)).toEqual(user);
    },
  );

  test.each([
    ['kate@example.com', '\u212Aate@example.com'],
    ['åsa@example.com', '\u212Bsa@example.com'],
    ['ωmar@example.com', '\u2126mar@example.com'],
  ])('422: no password, and %s does not become %s', async (email, other) => {
    const { token, user } = await signIn(server.services, { email });
    expect((await update(token, { fullName: 'Layla', email: other })).status).toBe(422);
    expect(await profile(token)).toEqual(user);
  });

  test('200: an address from before the rule stays', async () => {
    const email = 'n1<guest@example.com>';
    const { token } = await signIn(server.services, { email });
    const response = await update(token, { fullName: 'Layla A.', email });
    expect(response.status).toBe(200);
    expect((await response.json()).data).toMatchObject({ fullName: 'Layla A.', email });
  });

  test('422: the profile rules (spec 5, Profile) [S5.profile.1]', async () => {
    const { token } = await signIn(server.services);
    const response = await update(token, { fullName: ' ', email: '', dateOfBirth: '1988-02-31' });
    expect(response.status).toBe(422);
    expect((await response.json()).fields).toEqual({
      fullName: 'Full name is required',
      email: 'Email is required',
      dateOfBirth: 'Date of birth is invalid',
    });
  });
});
