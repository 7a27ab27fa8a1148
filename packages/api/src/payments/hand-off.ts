import { paymentsMessages } from '@vestibule/domain/payments';
import { textsIn, type Translation } from '@vestibule/domain/words';
import type { ReplyMeta } from '../transport/base-query.js';
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
  {
    data: reply,
    error,
    meta,
  }: { data?: unknown; error?: ApiFailure; meta?: ReplyMeta | undefined },
  read: (reply: unknown) => string | undefined,
): { data: HandOff } | { error: ApiFailure } {
  if (error) return { error: handOffFailure(error, meta) };
  const { success, data } = (reply ?? {}) as { success?: unknown; data?: { paymentId?: string } };
  const url = success === false ? undefined : read(reply);
  if (!url) {
    const code = 'payments.invoice-failed';
    return { error: { status: 200, code, message: messagesIn(meta)[code] } };
  }
  return { data: { url, paymentId: data?.paymentId } };
}

/** Only a guest who is signed in can pay (spec 8). */
function handOffFailure(failure: ApiFailure, meta: ReplyMeta | undefined): ApiFailure {
  if (failure.status !== 401 || isSessionExpired(failure)) {
    return invoiceFailure(failure, meta);
  }
  return renameFailure(failure, 'payments.login-required', messagesIn(meta));
}

function messagesIn(meta: ReplyMeta | undefined): Translation<typeof paymentsMessages> {
  return textsIn(meta?.texts, paymentsMessages);
}

/** Whether a login comes first: nothing was changed, and nothing can be asked. */
export function isLoginRequired(failure: ApiFailure | undefined): boolean {
  return failure?.code === 'payments.login-required' || isSessionExpired(failure);
}
