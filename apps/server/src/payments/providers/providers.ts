import type { PaymentGateway } from '@vestibule/domain/payments';
import type { Config } from '../../config.js';
import { sandboxKeys } from '../../sandbox/sandbox-keys.js';
import { nowpayments } from './nowpayments.js';
import type { PaymentProvider } from './provider.js';
import { thawani } from './thawani.js';

/** Those whose payments may still move: one job each asks them, so that none waits for another. */
export const askedGateways = ['NowPayments', 'Thawani'] as const satisfies PaymentGateway[];
export type AskedGateway = (typeof askedGateways)[number];

/** Keys and addresses of both providers: the real ones, or the sandbox inside this server. */
export function providerSettings(config: Config) {
  if (config.payments.mode === 'live') return config.payments;
  // The server calls itself by its own port; the guest's browser knows only the public address.
  const inside = `http://127.0.0.1:${config.port}/sandbox`;
  return {
    nowpayments: { ...sandboxKeys.nowpayments, url: `${inside}/nowpayments` },
    thawani: {
      ...sandboxKeys.thawani,
      url: `${inside}/thawani`,
      pageUrl: `${config.publicUrl}/sandbox/thawani`,
    },
  };
}

export function providerOf(gateway: PaymentGateway, config: Config): PaymentProvider {
  const settings = providerSettings(config);
  switch (gateway) {
    case 'NowPayments':
      return nowpayments(settings.nowpayments);
    case 'Thawani':
      return thawani(settings.thawani);
    case 'Stripe':
      throw new Error('Stripe stands only on records of the past.');
    default:
      return gateway satisfies never;
  }
}

/** Where providers send their signed messages. */
export function callbackUrl(gateway: PaymentGateway, config: Config): string {
  const path = gateway === 'Thawani' ? 'thawani/webhook' : 'nowpayments/ipn';
  return `${config.publicUrl}/api/payments/${path}`;
}
