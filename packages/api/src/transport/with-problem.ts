import { problemMessages, type ProblemCode } from '@vestibule/domain/problem';
import type { ApiFailure } from './failure.js';

/**
 * Names a failure that says nothing of its own: no response, or a server error. A refusal with a
 * reason (not found, maintenance) keeps it.
 */
export function withProblem(code: ProblemCode): (failure: ApiFailure) => ApiFailure {
  return (failure) =>
    failure.code && failure.code !== 'server.failed'
      ? failure
      : { ...failure, code, message: problemMessages[code] };
}
