import { minutesAfter } from '@vestibule/domain/calendar';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sendJson } from '../testing/send-json.js';
import { signIn } from '../testing/sign-in.js';
import { createTestServer, TEST_NOW, type TestServer } from '../testing/test-server.js';
import { hashPassword } from './passwords.js';
import { openSession } from './sessions.js';

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer();
});
beforeEach(() => server.setNow(TEST_NOW));
afterAll(() => server.close());

const list = (token?: string) =>
  sendJson(server, '/api/basic-users/sessions', { method: 'GET', token });

describe('GET /basic-users/sessions', () => {
  test('200: the guest’s own, the latest used first, each with its browser and no secret', async () => {
    await signIn(server.services);
    const password = 'Seaside7Palms';
    const { token, user } = await signIn(server.services, {
      passwordHash: await hashPassword(password),
    });
    server.setNow(minutesAfter(TEST_NOW, 10));
    const signedIn = await sendJson(server, '/api/basic-users/login', {
      body: { email: user.email, password },
      headers: { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; rv:145.0) Firefox/145.0 <b>' },
    });
    const { data } = await signedIn.json();
    server.setNow(minutesAfter(TEST_NOW, 12));
    const response = await list(token);
    expect(response.status).toBe(200);
    const body = await response.json();
    const at = (minutes: number) => minutesAfter(TEST_NOW, minutes).toISOString();
    expect(body.data.sessions).toEqual([
      {
        id: expect.any(String),
        createdAt: at(0),
        lastUsedAt: at(12),
        current: true,
      },
      {
        id: expect.any(String),
        createdAt: at(10),
        lastUsedAt: at(10),
        browser: 'Firefox',
        system: 'Windows',
        current: false,
      },
    ]);
    const [{ id }] = body.data.sessions;
    expect(JSON.stringify(body)).not.toContain(token);
    expect(JSON.stringify(body)).not.toContain(data.token);
    expect((await list(id)).status).toBe(401);
  });

  test('200: none that has ended', async () => {
    const { user } = await signIn(server.services);
    const now = minutesAfter(TEST_NOW, 31 * 24 * 60);
    server.setNow(now);
    const token = await openSession(server.services.db, user._id, now);
    const { data } = await (await list(token)).json();
    expect(data.sessions).toHaveLength(1);
  });

  test('401: without a sign-in', async () => {
    expect((await list()).status).toBe(401);
  });
});
