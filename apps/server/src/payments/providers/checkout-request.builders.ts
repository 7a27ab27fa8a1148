import type { CheckoutRequest } from './provider.js';

export function buildCheckoutRequest(overrides: Partial<CheckoutRequest> = {}): CheckoutRequest {
  return {
    paymentId: 'PAY-1',
    amountCents: 30_000,
    amountBaisa: 115_000,
    title: 'Sea View King',
    returnUrl: 'https://hotel.example/payment-return',
    cancelUrl: 'https://hotel.example/payment-return',
    callbackUrl: 'https://hotel.example/api/payments/callback',
    holdMinutes: 30,
    guest: { name: 'Layla Haddad', email: 'layla@example.com', phone: '+96892123456' },
    ...overrides,
  };
}
