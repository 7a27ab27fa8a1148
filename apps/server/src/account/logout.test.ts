import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sendJson } from '../testing/send-json.js';
import { signIn } from '../testing/sign-in.js';
import { createTestServer, type TestServer } from '../testing/test-server.js';
import { openSession } from './sessions.js';

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const statusOf = async (token: string) =>
  (await sendJson(server, '/api/basic-users/profile', { method: 'GET', token })).status;

describe('POST /basic-users/logout (spec 7, Users)', () => {
  test('200: this session ends, another of the same guest goes on [S7.users.7]', async () => {
    const { token, user } = await signIn(server.services);
    const other = await openSession(server.services.db, user._id, server.services.now());
    const response = await sendJson(server, '/api/basic-users/logout', { token });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ success: true });
    expect(await statusOf(token)).toBe(401);
    expect(await statusOf(other)).toBe(200);
  });

  test('200: also without a session, or with one that has ended', async () => {
    expect((await sendJson(server, '/api/basic-users/logout')).status).toBe(200);
    const { token } = await signIn(server.services);
    await sendJson(server, '/api/basic-users/logout', { token });
    expect((await sendJson(server, '/api/basic-users/logout', { token })).status).toBe(200);
  });
});
