import type { PaymentsProblem } from '@vestibule/domain/payments';

/**
 * Where a payment's problem shows: inside a dialog, there and as a toast where the specification asks
 * for an alert, on the page of the payment, or as a toast alone.
 */
export type PaymentsPlace =
  | 'dialog'
  | 'dialog and toast'
  | 'question'
  | 'page'
  | 'toast'
  | 'nowhere';

/** Every code and its place. */
export const paymentsPlaces = {
  'payments.login-required': 'toast',
  'payments.price-changed': 'question',
  'payments.invoice-failed': 'dialog and toast',
  'payments.provider-unreachable': 'dialog and toast',
  'payments.cancel-unreachable': 'dialog',
  'payments.not-found': 'page',
  'payments.not-yours': 'page',
  // Providers hear of it, guests never do.
  'payments.signature-invalid': 'nowhere',
  'payments.already-paid': 'dialog',
  'payments.not-confirmed': 'toast',
  'payments.booking-required': 'dialog',
  'payments.method-closed': 'dialog',
  'payments.too-many-open': 'dialog',
  'payments.guest-limit': 'dialog',
  'payments.network-limit': 'dialog',
  'payments.email-unconfirmed': 'dialog',
  'payments.time-to-pay-over': 'dialog',
} satisfies Record<PaymentsProblem, PaymentsPlace>;

/** Whether a toast says it (spec 8), alone or beside the dialog; all else is said once, where the guest pressed. */
export function isToasted(code: string | undefined): boolean {
  const places: Partial<Record<string, PaymentsPlace>> = paymentsPlaces;
  const place = code === undefined ? undefined : places[code];
  return place === 'toast' || place === 'dialog and toast';
}
