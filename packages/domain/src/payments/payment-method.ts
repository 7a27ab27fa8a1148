import type { Translation } from '../words/index.js';
import type { PaymentGateway } from './payment-gateway.js';
import { texts } from './payment-method.texts.js';

export const paymentMethods = ['usdt', 'visa'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** The two ways to pay (spec 9) and who is behind each. */
export const paymentMethodTable = {
  usdt: {
    gateway: 'NowPayments',
    paymentType: 'crypto',
    cryptoCurrency: 'USDT',
  },
  visa: { gateway: 'Thawani', paymentType: 'card', cryptoCurrency: undefined },
} as const satisfies Record<
  PaymentMethod,
  {
    gateway: PaymentGateway;
    paymentType: string;
    cryptoCurrency: string | undefined;
  }
>;

/** The way to pay that a provider is behind; none for a provider of older payments. */
export function methodOf(gateway: PaymentGateway): PaymentMethod | undefined {
  return paymentMethods.find((method) => paymentMethodTable[method].gateway === gateway);
}

/** What each way to pay is called. */
export const paymentMethodLabels = (t: Translation<typeof texts> = texts) =>
  ({ usdt: t.usdt, visa: t.visa }) satisfies Record<PaymentMethod, string>;
