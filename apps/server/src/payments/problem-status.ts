import type { PaymentsProblem } from '@vestibule/domain/payments';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

export const paymentsStatus = {
  'payments.login-required': 401,
  'payments.price-changed': 409,
  'payments.invoice-failed': 502,
  'payments.provider-unreachable': 502,
  'payments.cancel-unreachable': 502,
  'payments.not-found': 404,
  'payments.not-yours': 403,
  'payments.signature-invalid': 401,
  'payments.already-paid': 409,
  'payments.booking-required': 422,
  'payments.not-confirmed': 409,
  'payments.method-closed': 409,
  'payments.too-many-open': 429,
  'payments.guest-limit': 429,
  'payments.network-limit': 429,
  'payments.email-unconfirmed': 429,
  'payments.time-to-pay-over': 429,
} satisfies Record<PaymentsProblem, ContentfulStatusCode>;
