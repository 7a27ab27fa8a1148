import type { SerializedError } from '@reduxjs/toolkit';
import type { ApiFailure } from '@vestibule/api/transport';
import { UNEXPECTED_MESSAGE } from '@vestibule/domain/problem';

/** Why a call failed, as forms and blocks show it; a reply that broke its contract is unexpected. */
export function shownFailure(
  error: ApiFailure | SerializedError | undefined,
): ApiFailure | undefined {
  if (!error) return undefined;
  return isFailure(error) ? error : { message: UNEXPECTED_MESSAGE };
}

function isFailure(error: ApiFailure | SerializedError): error is ApiFailure {
  return !('name' in error) && typeof error.message === 'string';
}
