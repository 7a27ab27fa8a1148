import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { buildCheckoutRequest } from '../checkout-request.builders.js';
import { nowpayments } from './nowpayments.js';

const request = buildCheckoutRequest();

const answered = vi.fn<typeof fetch>();
beforeEach(() => vi.stubGlobal('fetch', answered));
afterEach(() => vi.unstubAllGlobals());

function open(invoice_url: string, url: string) {
  answered.mockResolvedValue(Response.json({ id: 7, invoice_url }));
  return nowpayments({ apiKey: 'key', ipnSecret: 'secret', url }).open(request);
}

describe('the hosted page that a provider names', () => {
  const real = 'https://api.nowpayments.io';
  const local = 'http://127.0.0.1:3000/sandbox/nowpayments';

  test.each([
    ['https://nowpayments.io/payment/?iid=7', real],
    ['https://sandbox.nowpayments.io/payment/?iid=7', 'https://api-sandbox.nowpayments.io'],
    ['http://localhost:3000/sandbox/nowpayments/payment/?iid=7', local],
  ])('%s from %s is where the guest goes', async (page, provider) => {
    expect(await open(page, provider)).toEqual({ reference: '7', hostedUrl: page });
  });

  test.each([
    ['javascript:alert(1)', real],
    ['javascript:alert(1)', local],
    ['data:text/html,<h1>Pay</h1>', local],
    ['http://nowpayments.io/payment/?iid=7', real],
    ['payment/?iid=7', real],
    ['https://nowpayments.io.pay.example/payment/?iid=7', real],
    ['https://evilnowpayments.io/payment/?iid=7', real],
    ['https://nowpayments.io@pay.example/payment/?iid=7', real],
  ])('%s from %s is an answer that makes no sense', async (page, provider) => {
    await expect(open(page, provider)).rejects.toMatchObject({ kind: 'unreachable' });
  });
});
