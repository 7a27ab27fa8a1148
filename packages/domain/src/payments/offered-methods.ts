import { paymentMethods, type PaymentMethod } from './payment-method.js';

/** The settings `payment.usdt` and `payment.card`. */
export interface PaymentSettings {
  usdt: boolean;
  card: boolean;
}

const settingOf = { usdt: 'usdt', visa: 'card' } as const satisfies Record<
  PaymentMethod,
  keyof PaymentSettings
>;

/** The ways to pay that the hotel has not turned off, in their order. */
export function offeredMethods(settings: PaymentSettings): PaymentMethod[] {
  return paymentMethods.filter((method) => settings[settingOf[method]]);
}
