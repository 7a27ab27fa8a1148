import * as v from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { privacy } from '../../seed/content/text-pages.js';
import { buildCheckoutRequest } from './checkout-request.builders.js';
import { nowpayments } from './nowpayments/nowpayments.js';
import type { PaymentProvider } from './provider.js';
import { thawani } from './thawani/thawani.js';

const request = buildCheckoutRequest();

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
const sentenceAbout = (name: string) =>
  privacy.body.match(/[^.>]+\./g)?.find((text) => text.includes(name));

test('the privacy page says what the provider of card payments is sent', async () => {
  const url = 'https://checkout.thawani.om';
  const sent = await sentTo(
    thawani({ secretKey: 'key', publishableKey: 'key', webhookSecret: 'secret', url }),
  );
  for (const detail of Object.values(request.guest)) expect(sent).toContain(detail);
  expect(sentenceAbout('Thawani')).toContain('name, phone number and email address');
});

test('the privacy page says that the provider of USDT is sent nothing of the guest [R5]', async () => {
  const sent = await sentTo(
    nowpayments({ apiKey: 'key', ipnSecret: 'secret', url: 'https://api.nowpayments.io' }),
  );
  expect(sent).toContain(request.title);
  for (const detail of Object.values(request.guest)) expect(sent).not.toContain(detail);
  expect(sentenceAbout('NowPayments')).toContain('none of these');
});
