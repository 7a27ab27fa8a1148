import type { PaymentsProblem } from '@vestibule/domain/payments';

const toasted: readonly (string | undefined)[] = [
  'payments.login-required',
  'payments.invoice-failed',
  'payments.provider-unreachable',
  'payments.not-confirmed',
] satisfies PaymentsProblem[];

/** Whether a toast says it (spec 8); all else is said once, where the guest pressed. */
export function isToasted(code: string | undefined): boolean {
  return toasted.includes(code);
}
