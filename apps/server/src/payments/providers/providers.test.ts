import * as v from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readConfig } from '../../config.js';
import { buildCheckoutRequest } from './checkout-request.builders.js';
import { signNowpayments } from './nowpayments/signature.js';
import { providerOf } from './providers.js';
import { signThawani } from './thawani/signature.js';

const config = readConfig({
  PUBLIC_URL: 'https://hotel.example',
  SMTP_URL: 'smtps://user:password@mail.example:465',
  NOWPAYMENTS_API_KEY: 'api-key',
  NOWPAYMENTS_IPN_SECRET: 'ipn-secret',
  THAWANI_SECRET_KEY: 'secret-key',
  THAWANI_PUBLISHABLE_KEY: 'publishable-key',
  THAWANI_WEBHOOK_SECRET: 'webhook-secret',
});
const usdt = providerOf('NowPayments', config);
const card = providerOf('Thawani', config);

const answered = vi.fn<typeof fetch>();
beforeEach(() => vi.stubGlobal('fetch', answered.mockReset()));
afterEach(() => vi.unstubAllGlobals());

function asked() {
  const [url, init] = answered.mock.calls[0] ?? [];
  return { url, headers: v.parse(v.record(v.string(), v.string()), init?.headers) };
}

test('NOWPayments is asked with the hotel’s keys, and heard by them', async () => {
  answered.mockResolvedValue(Response.json({ id: 7, invoice_url: 'https://nowpayments.io/7' }));
  await usdt.open(buildCheckoutRequest());
  expect(asked().url).toBe('https://api.nowpayments.io/v1/invoice');
  expect(asked().headers).toMatchObject({ 'x-api-key': 'api-key' });
  const forged = () => usdt.readMessage('{}', () => signNowpayments({}, 'another'));
  const signed = () => usdt.readMessage('{}', () => signNowpayments({}, 'ipn-secret'));
  expect(forged).toThrow(expect.objectContaining({ code: 'payments.signature-invalid' }));
  expect(signed).toThrow(expect.objectContaining({ code: 'request.unprocessable' }));
});

test('Thawani is asked with the hotel’s keys, and heard by them', async () => {
  const data = { session_id: 'checkout_7', payment_status: 'unpaid' };
  answered.mockResolvedValue(Response.json({ success: true, data }));
  const { hostedUrl } = await card.open(buildCheckoutRequest());
  expect(hostedUrl).toBe('https://checkout.thawani.om/pay/checkout_7?key=publishable-key');
  expect(asked().headers).toMatchObject({ 'thawani-api-key': 'secret-key' });
  const body = JSON.stringify({ event_type: 'payment.failed', data: { session_id: 'checkout_7' } });
  const headers = (secret: string) => (name: string) =>
    name === 'thawani-timestamp' ? '1763625600' : signThawani(body, '1763625600', secret);
  expect(() => card.readMessage(body, headers('another'))).toThrow(
    expect.objectContaining({ code: 'payments.signature-invalid' }),
  );
  expect(card.readMessage(body, headers('webhook-secret'))).toMatchObject({
    reference: 'checkout_7',
    failed: true,
  });
});

test('each quotes in the currency that it charges', () => {
  expect(usdt.quote(30_000)).toEqual({ amountBaisa: null, omrPerUsd: null });
  expect(card.quote(30_000)).toEqual({ amountBaisa: 115_349, omrPerUsd: 0.384_497 });
});
