import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestServer, type TestServer } from '../testing/test-server.js';

let server: TestServer;

beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const ask = async (method: string, path: string) => {
  const response = await server.fetch(`/api${path}`, { method });
  return { response, body: method === 'HEAD' ? undefined : await response.json() };
};

describe('a method that an address does not answer', () => {
  test.each([
    ['DELETE', '/rooms', 'GET'],
    ['GET', '/basic-users/login', 'POST'],
    ['POST', '/settings/key/general.hotelName', 'GET'],
    ['PATCH', '/payments/PAY-1/cancel', 'POST'],
  ])('405: %s %s; it answers %s', async (method, path, allow) => {
    const { response, body } = await ask(method, path);
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe(allow);
    expect(body).toMatchObject({ success: false, code: 'request.method-not-allowed' });
  });

  test('200: HEAD is answered wherever GET is', async () => {
    expect((await ask('HEAD', '/rooms')).response.status).toBe(200);
  });

  test('404: where there is no such address at all', async () => {
    const { response, body } = await ask('POST', '/no-such-thing');
    expect(response.status).toBe(404);
    expect(body).toMatchObject({ code: 'request.not-found' });
  });
});
