import { expect, test } from 'vitest';
import { methodOf, paymentMethods, paymentMethodTable } from './payment-method.js';

test('a provider is behind one way to pay, or behind none any more', () => {
  for (const method of paymentMethods) {
    expect(methodOf(paymentMethodTable[method].gateway)).toBe(method);
  }
  expect(methodOf('Stripe')).toBeUndefined();
});
