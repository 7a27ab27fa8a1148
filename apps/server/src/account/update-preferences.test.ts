import { buildPreferences } from '@vestibule/domain/account/builders';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sendJson } from '../testing/send-json.js';
import { signIn } from '../testing/sign-in.js';
import { createTestServer, type TestServer } from '../testing/test-server.js';

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const path = '/api/basic-users/preferences';

describe('PUT /basic-users/preferences (spec 7, Users)', () => {
  test('200: kept, and read back [S7.users.8]', async () => {
    const { token } = await signIn(server.services);
    const body = buildPreferences({ newsletter: false, notes: 'No feathers.\nThank you.' });
    expect((await sendJson(server, path, { method: 'PUT', token, body })).status).toBe(200);
    const read = await sendJson(server, path, { method: 'GET', token });
    expect((await read.json()).data).toEqual(body);
  });

  test('401: without a sign-in', async () => {
    const body = buildPreferences();
    expect((await sendJson(server, path, { method: 'PUT', body })).status).toBe(401);
  });

  test('422: a choice that is none, notes beyond their length', async () => {
    const { token } = await signIn(server.services);
    const body = { ...buildPreferences(), bed: 'water', notes: 'x'.repeat(501) };
    const response = await sendJson(server, path, { method: 'PUT', token, body });
    expect(response.status).toBe(422);
    expect(Object.keys((await response.json()).fields)).toEqual(['bed', 'notes']);
  });
});
