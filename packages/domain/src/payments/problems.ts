/** What can go wrong in payments. */
export type PaymentsProblem =
  | 'payments.login-required'
  | 'payments.price-changed'
  | 'payments.invoice-failed'
  | 'payments.provider-unreachable'
  | 'payments.cancel-unreachable'
  | 'payments.not-found'
  | 'payments.not-yours'
  | 'payments.signature-invalid'
  | 'payments.already-paid'
  | 'payments.booking-required'
  | 'payments.method-closed'
  | 'payments.too-many-open'
  | 'payments.guest-limit'
  | 'payments.network-limit'
  | 'payments.email-unconfirmed'
  | 'payments.time-to-pay-over'
  | 'payments.not-confirmed';
