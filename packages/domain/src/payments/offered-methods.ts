import type { PaymentSettings } from './payment-settings.schema.js';
import { paymentMethods, type PaymentMethod } from './payment-method.js';

const settingOf = { usdt: 'usdt', visa: 'card' } as const satisfies Record<
  PaymentMethod,
  keyof PaymentSettings
>;

/** The ways to pay that the hotel has not turned off, in the order that it wants. */
export function offeredMethods(
  settings: PaymentSettings,
  order: readonly PaymentMethod[] = paymentMethods,
): PaymentMethod[] {
  return order.filter((method) => settings[settingOf[method]]);
}
