import * as v from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { privacy } from '../../seed/content/legal.js';
import { nowpayments } from './nowpayments.js';
import type { PaymentProvider } from './provider.js';
import { thawani } from './thawani.js';

const request = {
  paymentId: 'PAY-1',
  amountCents: 30_000,
  amountBaisa: 115_000,
  title: 'Sea View King',
  returnUrl: 'https://hotel.example/payment-return',
  cancelUrl: 'https://hotel.example/payment-return',
  callbackUrl: 'https://hotel.example/api/payments/callback',
  holdMinutes: 30,
  guest: { name: 'Layla Haddad', email: 'layla@example.com', phone: '+96892123456' },
};

const answered = vi.fn<typeof fetch>();
beforeEach(() => {
  vi.stubGlobal('fetch', answered.mockReset());
  answered.mockRejectedValue(new Error('Nobody is asked'));
});
afterEach(() => vi.unstubAllGlobals());

async function sentTo(provider: PaymentProvider): Promise<string> {
  await provider.open(request).catch(() => undefined);
  return v.parse(v.string(), answered.mock.calls[0]?.[1]?.body);
}

/** The sentence of the privacy page that says what a provider is sent. */
const saidOf = (name: string) =>
  privacy.body.match(/[^.>]+\./g)?.find((text) => text.includes(name));

test('the privacy page says what the provider of card payments is sent', async () => {
  const url = 'https://checkout.thawani.om';
  const sent = await sentTo(thawani({ secretKey: 'key', publishableKey: 'key', url }));
  for (const detail of Object.values(request.guest)) expect(sent).toContain(detail);
  expect(saidOf('Thawani')).toContain('name, phone number and email address');
});

test('the privacy page says that the provider of USDT is sent nothing of the guest', async () => {
  const sent = await sentTo(nowpayments({ apiKey: 'key', url: 'https://api.nowpayments.io' }));
  expect(sent).toContain(request.title);
  for (const detail of Object.values(request.guest)) expect(sent).not.toContain(detail);
  expect(saidOf('NOWPayments')).toContain('none of these');
});
