import type { PlainProblemCode, ProblemCode } from '@vestibule/domain/problem';
import { textsIn } from '@vestibule/domain/words';
import type { ReplyMeta } from './base-query.js';
import { renameFailure, type ApiFailure } from './failure.js';

/** What a server says that could not answer, whatever it was asked. */
const unanswered = new Set<ProblemCode | undefined>([
  undefined,
  'server.failed',
  'server.unavailable',
]);

/**
 * Names a failure that says nothing of its own: no response, or a server that could not answer. A
 * refusal with a reason (not found, maintenance) keeps it.
 */
export function withProblem<Code extends PlainProblemCode>(
  messages: Record<Code, string>,
  code: Code,
): (failure: ApiFailure, meta?: ReplyMeta) => ApiFailure {
  return (failure, meta) =>
    unanswered.has(failure.code)
      ? renameFailure(failure, code, textsIn(meta?.texts, messages))
      : failure;
}

/** Names the failure of a list in two ways: a reply that failed, and no reply at all (spec 8). */
export function withProblems<Code extends PlainProblemCode>(
  messages: Record<Code, string>,
  codes: { failed: Code; unreachable: Code },
): (failure: ApiFailure, meta?: ReplyMeta) => ApiFailure {
  return (failure, meta) => {
    const code = failure.status === undefined ? codes.unreachable : codes.failed;
    return withProblem(messages, code)(failure, meta);
  };
}
