import { afterAll, beforeAll, expect, test } from 'vitest';
import { authenticate } from '../account/authenticate.js';
import { createTestServer, type TestServer } from '../testing/test-server.js';
import { createSandbox } from './create-sandbox.js';
import { nowpaymentsSandboxKeys } from '../payments/providers/nowpayments/config.js';
import { thawaniSandboxKeys } from '../payments/providers/thawani/config.js';

let server: TestServer;
let sandbox: ReturnType<typeof createSandbox>;

beforeAll(async () => {
  server = await createTestServer({
    environment: { PUBLIC_URL: 'http://localhost:3000' },
  });
  sandbox = createSandbox(server.services, authenticate);
});

afterAll(() => server.close());

const invoice = {
  price_amount: 300,
  order_id: 'PAY-1',
  order_description: 'Room',
  ipn_callback_url: 'http://localhost:3000/ipn',
  success_url: 'http://localhost:3000/paid',
  cancel_url: 'http://localhost:3000/cancelled',
};

const session = {
  client_reference_id: 'PAY-1',
  mode: 'payment',
  products: [{ name: 'Room', quantity: 1, unit_amount: 1000 }],
  success_url: 'http://localhost:3000/paid',
  cancel_url: 'http://localhost:3000/cancelled',
};

const providers = [
  ['/sandbox/nowpayments/v1/invoice', invoice, 201],
  ['/sandbox/thawani/api/v1/checkout/session', session, 200],
] as const;

const post = (path: string, body: string) =>
  sandbox.request(path, {
    method: 'POST',
    body,
    headers: {
      'x-api-key': nowpaymentsSandboxKeys.apiKey,
      'thawani-api-key': thawaniSandboxKeys.secretKey,
    },
  });

test.each(providers)('%s takes what the hotel sends', async (path, body, status) => {
  expect((await post(path, JSON.stringify(body))).status).toBe(status);
});

test.each(providers)(
  '400: %s leads nobody, and calls no one, but the hotel',
  async (path, body) => {
    const addresses = Object.keys(body).filter((key) => key.endsWith('_url'));
    expect(addresses.length).toBeGreaterThan(1);
    for (const key of addresses) {
      for (const address of ['http://127.0.0.1:9/inside', 'http://localhost:3000.evil.example/']) {
        expect((await post(path, JSON.stringify({ ...body, [key]: address }))).status).toBe(400);
      }
    }
  },
);

test.each(providers)('400 with a code: %s refuses what makes no sense', async (path, body) => {
  for (const text of [
    '',
    '{"broken":',
    'null',
    JSON.stringify({ ...body, note: '\0' }),
    JSON.stringify({ ...body, note: '\ud800' }),
    JSON.stringify({ ...body, success_url: 'nowhere' }),
    JSON.stringify({ ...body, expire_in_minutes: 1e15, price_amount: '300' }),
  ]) {
    const response = await post(path, text);
    expect({ text, status: response.status }).toEqual({ text, status: 400 });
    expect(await response.json()).toHaveProperty('code');
  }
});

test.each([
  ['GET', '/sandbox/nowpayments/payment/?iid=%00', 400],
  ['GET', '/sandbox/thawani/pay/%00', 400],
  ['POST', '/sandbox/holds/%00/expire', 400],
  ['GET', '/sandbox/nowpayments/payment/?iid=unknown', 404],
  ['GET', '/sandbox/nothing', 404],
])('%s %s: %i with a code', async (method, path, status) => {
  const response = await sandbox.request(path, { method });
  expect(response.status).toBe(status);
  expect(await response.json()).toMatchObject({ success: false, code: expect.any(String) });
});

test('400: a form that breaks off', async () => {
  const response = await sandbox.request('/sandbox/thawani/faults', {
    method: 'POST',
    body: 'no part',
    headers: { 'content-type': 'multipart/form-data' },
  });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ code: 'request.invalid' });
});
