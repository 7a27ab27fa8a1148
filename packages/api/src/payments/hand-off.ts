import { paymentsMessages } from '@vestibule/domain/payments';
import { isSessionExpired, renameFailure, type ApiFailure } from '../transport/failure.js';
import { withProblems } from '../transport/with-problem.js';

/** The provider's page, where the browser goes next. */
export interface HandOff {
  url: string;
  /** Absent when a reply could only be read tolerantly. */
  paymentId?: string;
}

/** The two texts of spec 8: a request that got no response, and a reply that is not successful. */
const invoiceFailure = withProblems(paymentsMessages, {
  failed: 'payments.invoice-failed',
  unreachable: 'payments.provider-unreachable',
});

/** A reply without an address is the specification's 'Failed to create invoice' (spec 8). */
export function handOffOf(
  { data: reply, error }: { data?: unknown; error?: ApiFailure },
  read: (reply: unknown) => string | undefined,
): { data: HandOff } | { error: ApiFailure } {
  if (error) return { error: handOffFailure(error) };
  const { success, data } = (reply ?? {}) as { success?: unknown; data?: { paymentId?: string } };
  const url = success === false ? undefined : read(reply);
  if (!url) {
    const code = 'payments.invoice-failed';
    return { error: { status: 200, code, message: paymentsMessages[code] } };
  }
  return { data: { url, paymentId: data?.paymentId } };
}

/** Only a guest who is signed in can pay (spec 8). */
function handOffFailure(failure: ApiFailure): ApiFailure {
  if (failure.status !== 401 || isSessionExpired(failure)) return invoiceFailure(failure);
  return renameFailure(failure, 'payments.login-required', paymentsMessages);
}

/** Whether a login comes first: nothing was changed, and nothing can be asked. */
export function isLoginRequired(failure: ApiFailure | undefined): boolean {
  return failure?.code === 'payments.login-required' || isSessionExpired(failure);
}
