import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sendJson } from '../testing/send-json.js';
import { signIn } from '../testing/sign-in.js';
import { createTestServer, type TestServer } from '../testing/test-server.js';
import { findOpenSessions, openSession } from './sessions.js';

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const end = (id: string, token?: string) =>
  sendJson(server, `/api/basic-users/sessions/${id}`, { method: 'DELETE', token });

const statusOf = async (token: string) =>
  (await sendJson(server, '/api/basic-users/profile', { method: 'GET', token })).status;

/** A guest who is signed in twice, and the ids of both sessions. */
async function signedInTwice() {
  const { db, now } = server.services;
  const { token, user } = await signIn(server.services);
  const other = await openSession(db, user._id, now());
  const sessions = await findOpenSessions(db, user._id, { token, now: now() });
  const idOf = (current: boolean) => sessions.find((one) => one.current === current)?.id ?? '';
  return { token, other, own: idOf(true), others: idOf(false) };
}

describe('DELETE /basic-users/sessions/{id}', () => {
  test('200: that session ends, the one that asks goes on', async () => {
    const { token, other, others } = await signedInTwice();
    const response = await end(others, token);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ success: true, message: 'You are signed out there.' });
    expect([await statusOf(other), await statusOf(token)]).toEqual([401, 200]);
  });

  test('200: the one that asks, as a logout', async () => {
    const { token, other, own } = await signedInTwice();
    expect((await end(own, token)).status).toBe(200);
    expect([await statusOf(other), await statusOf(token)]).toEqual([200, 401]);
  });

  test('401: without a sign-in, and it goes on', async () => {
    const { other, others } = await signedInTwice();
    expect((await end(others)).status).toBe(401);
    expect(await statusOf(other)).toBe(200);
  });

  test('404: another guest’s, which goes on; one that has ended; none', async () => {
    const { token, others } = await signedInTwice();
    const stranger = await signedInTwice();
    expect((await end(stranger.others, token)).status).toBe(404);
    expect(await statusOf(stranger.other)).toBe(200);
    await end(others, token);
    expect((await end(others, token)).status).toBe(404);
    expect((await end('none', token)).status).toBe(404);
    expect((await end('%20', token)).status).toBe(404);
  });
});
