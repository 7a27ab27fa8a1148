import type { SerializedError } from '@reduxjs/toolkit';
import type { ApiFailure } from '@vestibule/api/transport';
import { OFFLINE_MESSAGE, UNEXPECTED_MESSAGE } from '@vestibule/domain/problem';

/** Why a call failed, as forms and blocks show it; a reply that broke its contract is unexpected. */
export function shownFailure(
  error: ApiFailure | SerializedError | undefined,
): ApiFailure | undefined {
  if (!error) return undefined;
  return isFailure(error) ? error : { message: UNEXPECTED_MESSAGE };
}

/** What is said below the text of a call that nothing answered. */
export function offlineLine(error: ApiFailure | SerializedError | undefined): string | undefined {
  const unanswered = error && isFailure(error) && error.status === undefined;
  return unanswered ? OFFLINE_MESSAGE : undefined;
}

function isFailure(error: ApiFailure | SerializedError): error is ApiFailure {
  return !('name' in error) && typeof error.message === 'string';
}
