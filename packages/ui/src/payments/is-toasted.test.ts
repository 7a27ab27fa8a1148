import { expect, test } from 'vitest';
import { isToasted } from './is-toasted.js';

test.each([
  ['payments.login-required', true],
  ['payments.not-confirmed', true],
  ['payments.invoice-failed', true],
  ['payments.provider-unreachable', true],
  ['payments.price-changed', false],
  ['payments.too-many-open', false],
  ['payments.signature-invalid', false],
  ['request.too-many', false],
  [undefined, false],
])('a toast says %s (spec 8): %s [S8.payment.3]', (code, toasted) => {
  expect(isToasted(code)).toBe(toasted);
});
