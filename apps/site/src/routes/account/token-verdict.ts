import type { ApiFailure } from '@vestibule/api/transport';

interface TokenCheck {
  /** Whether there is a token at all. */
  stored: boolean;
  /** The profile came. */
  answered: boolean;
  failure: ApiFailure | undefined;
}

/** Spec 4, Authentication: 401 means invalid; a network error counts as still valid. */
export function tokenVerdict({ stored, answered, failure }: TokenCheck): string {
  if (!stored) return 'No token is stored.';
  if (answered) return 'The token is valid.';
  if (failure?.status === 401) return 'The token is invalid.';
  if (failure?.status === undefined) return 'No answer: the token counts as still valid.';
  return failure.message;
}
