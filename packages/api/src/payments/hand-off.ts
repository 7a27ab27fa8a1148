import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { paymentsMessages } from '@vestibule/domain/payments';
import { endSession } from '../auth/session.js';
import type { ApiEnvironment } from '../transport/environment.js';
import type { ApiFailure } from '../transport/failure.js';
import { outcome } from '../transport/outcome.js';
import { withProblems } from '../transport/with-problem.js';

/** The provider's page, where the browser goes next. */
export interface HandOff {
  url: string;
  /** Absent when a reply could only be read tolerantly. */
  paymentId?: string;
}

/** The two texts of spec 8: a request that got no response, and a reply that is not successful. */
const invoiceFailure = withProblems({
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
    return { error: { code, message: paymentsMessages[code] } };
  }
  return { data: { url, paymentId: data?.paymentId } };
}

/** A session that the server no longer knows is a guest who must log in to book (spec 8). */
function handOffFailure(failure: ApiFailure): ApiFailure {
  if (failure.status !== 401) return invoiceFailure(failure);
  const code = 'payments.login-required';
  return { ...failure, code, message: paymentsMessages[code] };
}

/** Whether the server no longer knew the session: then nothing was changed, and nothing can be asked. */
export function isForgotten(failure: ApiFailure | undefined): boolean {
  return failure?.code === 'payments.login-required';
}

/** Ends a session that the server no longer knows, or the site would go on looking signed in. */
export async function endForgottenSession(
  _: unknown,
  {
    dispatch,
    queryFulfilled,
  }: {
    dispatch: ThunkDispatch<unknown, ApiEnvironment, UnknownAction>;
    queryFulfilled: Promise<{ data: HandOff }>;
  },
): Promise<void> {
  const { error } = await outcome<HandOff>(queryFulfilled);
  if (isForgotten(error)) dispatch(endSession());
}
