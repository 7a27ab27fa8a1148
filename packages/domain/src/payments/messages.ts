import type { PaymentsProblem } from './problems.js';

export const paymentsMessages = {
  'payments.login-required': 'Please log in to make a booking.',
  'payments.price-changed': 'The price has changed since you saw it.',
  'payments.invoice-failed': 'Failed to create invoice',
  'payments.provider-unreachable': 'Failed to create payment invoice. Please try again.',
  'payments.not-found': 'We could not find that payment.',
  'payments.not-yours': 'That payment belongs to another guest.',
  'payments.signature-invalid': 'The signature of this message is not right.',
  'payments.already-paid': 'This booking has already been paid.',
} satisfies Record<PaymentsProblem, string>;
