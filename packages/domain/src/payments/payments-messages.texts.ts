import { catalogue } from '../words/en.js';
import { MAX_UNPAID } from './payment.js';
import type { PaymentsProblem } from './problems.js';

export const texts = catalogue('paymentsMessages', {
  'payments.login-required': 'Please log in to make a booking.',
  'payments.price-changed': 'The price has changed since you saw it.',
  'payments.invoice-failed': 'Failed to create invoice',
  'payments.provider-unreachable': 'Failed to create payment invoice. Please try again.',
  'payments.cancel-unreachable':
    'We could not ask the payment provider, so nothing has been cancelled. Please try again.',
  'payments.not-found': 'We could not find that payment.',
  'payments.not-yours': 'That payment belongs to another guest.',
  'payments.signature-invalid': 'The signature of this message is not right.',
  'payments.already-paid': 'This booking has already been paid.',
  'payments.booking-required': 'Please say what is being paid for.',
  'payments.method-closed': 'This way to pay is not offered at the moment.',
  'payments.not-confirmed':
    'There is a receipt, and an entry for your calendar, once the booking is confirmed.',
  'payments.too-many-open': `You have ${MAX_UNPAID} unpaid bookings, and we can keep no more. Please pay for one of them or cancel it first.`,
  'payments.guest-limit':
    'That is more than you can hold at once before you pay. Please pay for one of your bookings or cancel it in My Bookings, or book less now.',
  'payments.network-limit':
    'Too many unpaid bookings come from your internet connection. Please try again in a few minutes, or call us.',
  'payments.email-unconfirmed':
    'Many unpaid bookings come from your internet connection. Please confirm your email address with the link we sent you, then book again. You can ask for a new link in your profile.',
  'payments.time-to-pay-over':
    'Your time to pay for this has run out. You can take it again in a while.',
} satisfies Record<PaymentsProblem, string>);
