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

test.each([
  ['GET', '/sandbox/nowpayments/payment/?iid=unknown'],
  ['GET', '/sandbox/thawani/pay/unknown'],
  ['POST', '/sandbox/thawani/pay/unknown'],
  ['GET', '/sandbox/nothing'],
])('%s %s: a browser gets a page that leads back to the hotel', async (method, path) => {
  const accept = 'text/html,application/xhtml+xml,*/*;q=0.8';
  const response = await sandbox.request(path, { method, headers: { accept } });
  expect(response.status).toBe(404);
  expect(response.headers.get('content-type')).toContain('text/html');
  const page = await response.text();
  expect(page).toContain('<h1>There is no such page</h1>');
  expect(page).toContain('<a href="http://localhost:3000/">Back to the hotel</a>');
});

test.each([
  ['pay', 'paid'],
  ['cancel', 'cancelled'],
])('409: after %s, Thawani’s open page says that the session is %s', async (choice, status) => {
  const created = await post('/sandbox/thawani/api/v1/checkout/session', JSON.stringify(session));
  const { session_id } = (await created.json()).data;
  const page = `/sandbox/thawani/pay/${session_id}?key=${thawaniSandboxKeys.publishableKey}`;
  expect((await choose(page, choice)).status).toBe(303);
  const again = await choose(page, 'pay');
  expect(again.status).toBe(409);
  await expectOver(again, `This session is ${status}.`);
  await expectOver(await sandbox.request(page), `This session is ${status}.`);
});

const choose = (path: string, choice: string) =>
  sandbox.request(path, {
    method: 'POST',
    body: new URLSearchParams({ choice, behaviour: 'never' }),
  });

async function expectOver(response: Response, text: string) {
  const page = await response.text();
  expect(page).toContain(`<p role="status">${text}</p>`);
  expect(page).not.toContain('<form');
  expect(page).toContain('<a href="http://localhost:3000/cancelled">Back to the hotel</a>');
}

test('400: a form that breaks off', async () => {
  const response = await sandbox.request('/sandbox/thawani/faults', {
    method: 'POST',
    body: 'no part',
    headers: { 'content-type': 'multipart/form-data' },
  });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ code: 'request.invalid' });
});
