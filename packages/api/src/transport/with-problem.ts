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

/** Names the failure of a list in two ways: a reply that failed, and no reply at all (spec 8). */
export function withProblems(codes: {
  failed: ProblemCode;
  unreachable: ProblemCode;
}): (failure: ApiFailure) => ApiFailure {
  return (failure) =>
    withProblem(failure.status === undefined ? codes.unreachable : codes.failed)(failure);
}
