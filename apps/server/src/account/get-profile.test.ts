import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sendJson } from '../testing/send-json.js';
import { signIn } from '../testing/sign-in.js';
import { createTestServer, type TestServer } from '../testing/test-server.js';
import { sessions } from './tables.js';

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const getProfile = (token?: string) =>
  sendJson(server, '/api/basic-users/profile', { method: 'GET', token });

describe('GET /basic-users/profile (spec 7, Users)', () => {
  test('200: the guest behind the token, never the password [S7.users.3]', async () => {
    const { token, user } = await signIn(server.services, { city: 'Muscat' });
    const response = await getProfile(token);
    expect(response.status).toBe(200);
    const body = await response.json();
    expect(body.data).toEqual(JSON.parse(JSON.stringify(user)));
    expect(body.data.city).toBe('Muscat');
    expect(JSON.stringify(body)).not.toMatch(/password|emailKey|role/);
  });

  test.each([
    ['no token', undefined],
    ['a token nobody was given', 'A'.repeat(43)],
    ['a text that is no token', 'x'],
    ['SQL for a token', "'--"],
  ])('401: %s', async (_, token) => {
    const response = await getProfile(token);
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({
      code: 'request.unauthenticated',
      message: 'Authentication required',
    });
  });

  test('401: a session past its thirty days', async () => {
    const { token, user } = await signIn(server.services);
    await server.services.db
      .update(sessions)
      .set({ expiresAt: server.services.now() })
      .where(eq(sessions.userId, user._id));
    expect((await getProfile(token)).status).toBe(401);
  });
});
