import type { PaymentGateway } from './payment-gateway.js';

export const paymentMethods = ['usdt', 'visa'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** The two ways to pay (spec 9) and who stands behind each. */
export const paymentMethodTable = {
  usdt: {
    label: 'USDT (TRC20)',
    gateway: 'NowPayments',
    paymentType: 'crypto',
    cryptoCurrency: 'USDT',
  },
  visa: { label: 'VISA', gateway: 'Thawani', paymentType: 'card', cryptoCurrency: undefined },
} as const satisfies Record<
  PaymentMethod,
  {
    label: string;
    gateway: PaymentGateway;
    paymentType: string;
    cryptoCurrency: string | undefined;
  }
>;
