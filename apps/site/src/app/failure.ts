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

/** Why nothing answered a call, to be said below its text: a guest who is online is not told to be offline. */
export function noAnswerLine(
  error: ApiFailure | SerializedError | undefined,
  t: Words = failureTexts,
): string | undefined {
  const unanswered = error && isFailure(error) && error.status === undefined;
  if (!unanswered) return undefined;
  return 'onLine' in navigator && !navigator.onLine ? t.offline : t.noAnswer;
}

function isFailure(error: ApiFailure | SerializedError): error is ApiFailure {
  return !('name' in error) && typeof error.message === 'string';
}
