import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sendJson } from '../testing/send-json.js';
import { signIn } from '../testing/sign-in.js';
import { createTestServer, type TestServer } from '../testing/test-server.js';

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

describe('GET /basic-users/preferences (spec 7, Users)', () => {
  test('200: what the guest likes [S7.users.8]', async () => {
    const { token } = await signIn(server.services);
    const call = { method: 'GET', token } as const;
    const response = await sendJson(server, '/api/basic-users/preferences', call);
    expect(response.status).toBe(200);
    expect((await response.json()).data).toEqual({
      newsletter: true,
      bed: 'any',
      floor: 'any',
      notes: '',
    });
  });

  test('401: without a sign-in', async () => {
    const response = await sendJson(server, '/api/basic-users/preferences', { method: 'GET' });
    expect(response.status).toBe(401);
  });
});
