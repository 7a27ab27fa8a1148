/** Who takes the money (spec 3, Payment record). */
export const paymentGateways = ['NowPayments', 'Thawani', 'Stripe'] as const;
export type PaymentGateway = (typeof paymentGateways)[number];
