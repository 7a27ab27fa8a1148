import type { SerializedError } from '@reduxjs/toolkit';
import type { ApiFailure } from '@vestibule/api/transport';
import { failureTexts } from '@vestibule/domain/problem';
import type { Translation } from '@vestibule/domain/words';

type Words = Translation<typeof failureTexts>;

/** Why a call failed, as forms and blocks show it; a reply that broke its contract is unexpected. */
export function shownFailure(
  error: ApiFailure | SerializedError | undefined,
  t: Words = failureTexts,
): ApiFailure | undefined {
  if (!error) return undefined;
  return isFailure(error) ? error : { message: t.unexpected };
}

/** What is said below the text of a call that nothing answered. */
export function offlineLine(
  error: ApiFailure | SerializedError | undefined,
  t: Words = failureTexts,
): string | undefined {
  const unanswered = error && isFailure(error) && error.status === undefined;
  return unanswered ? t.offline : undefined;
}

function isFailure(error: ApiFailure | SerializedError): error is ApiFailure {
  return !('name' in error) && typeof error.message === 'string';
}
