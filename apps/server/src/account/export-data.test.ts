import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '../database/retry.js';
import { newSubscriberId } from '../newsletter/links.js';
import { keepSubscriber } from '../newsletter/store.js';
import { sendJson } from '../testing/send-json.js';
import { signIn } from '../testing/sign-in.js';
import { createTestServer, type TestServer } from '../testing/test-server.js';
import { rememberPlace } from './network-store.js';

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

describe('GET /basic-users/export', () => {
  test('200: all that is kept about the guest, no secret, nobody else', async () => {
    const other = await signIn(server.services);
    const { token, user } = await signIn(server.services);
    const { db } = server.services;
    await rememberPlace(server.services, db, user._id, {
      address: '203.0.113.7',
      browser: 'Firefox Windows',
    });
    await rememberPlace(server.services, db, other.user._id, {
      address: '203.0.113.8',
      browser: '',
    });
    for (const { email } of [user, other.user]) {
      const now = server.services.now();
      const row = { id: newSubscriberId(), email, now, expiresAt: now };
      await inTransaction(db, (tx) => keepSubscriber(tx, row));
    }
    const call = { method: 'GET', token } as const;
    const response = await sendJson(server, '/api/basic-users/export', call);
    expect(response.status).toBe(200);
    const { data } = await response.json();
    expect(data).toMatchObject({
      profile: { email: user.email, language: 'en' },
      preferences: { bed: 'any' },
    });
    const askedAt = server.services.now().toISOString();
    expect(data.newsletter).toEqual({ email: user.email, askedAt, confirmedAt: null });
    expect(data.sessions).toHaveLength(1);
    const lastSignInAt = askedAt;
    expect(data.knownNetworks).toEqual([{ fingerprint: expect.any(String), lastSignInAt }]);
    expect(data.knownBrowsers).toEqual([{ browser: 'Firefox Windows', lastSignInAt }]);
    const text = JSON.stringify(data);
    expect(text).not.toMatch(/hash|password/i);
    expect(text).not.toContain(other.user.email);
    expect(text).not.toContain('203.0.113.7');
  });

  test('401: without a sign-in', async () => {
    const response = await sendJson(server, '/api/basic-users/export', { method: 'GET' });
    expect(response.status).toBe(401);
  });
});
