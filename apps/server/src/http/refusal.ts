import type { ProblemReply } from '@vestibule/api/transport/operation';
import { ProblemError, type ProblemCode } from '@vestibule/domain/problem';
import { DEFAULT_LANGUAGE, type Language } from '@vestibule/domain/words';
import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { IncomingMessage } from 'node:http';
import type { Logger } from 'pino';
import { isDatabaseUnavailable } from '../database/postgres-errors.js';
import { currentRequest, noteProblem } from '../log/current-request.js';
import { logRefusal } from '../log/security-events.js';
import { RETRY_AFTER_SECONDS } from '../overload/retry-after.js';
import { pageReadsOf } from '../replies/reply-reads.js';
import { askedLanguage } from './asked-language.js';
import { problemStatus } from './problem-status.js';
import { problemWords } from './problem-words.js';

const codeOfStatus: Partial<Record<number, ProblemCode>> = {
  400: 'request.invalid',
  401: 'request.unauthenticated',
  403: 'request.forbidden',
  404: 'request.not-found',
  413: 'request.too-large',
  415: 'request.unsupported-type',
  429: 'request.too-many',
  504: 'request.timed-out',
};

/** Turns whatever was thrown into `{success: false, code, message, fields?, details?, requestId?}`. */
export function refuse(error: unknown, context: Context, logger: Logger): Response {
  const cutShort = isCutShort(context);
  if (cutShort) logger.debug({ err: error }, 'request cut short');
  const problem = cutShort ? new ProblemError('request.invalid') : problemOf(error);
  if (problem.code === 'server.failed') logger.error({ err: error }, 'request failed');
  if (problem.code === 'server.unavailable') logger.warn({ err: error }, 'request not answered');
  noteProblem(problem.code);
  logRefusal(logger, problem.code, problemStatus[problem.code]);
  const { retryAfterSeconds } = problem.options;
  if (retryAfterSeconds) context.header('Retry-After', String(retryAfterSeconds));
  context.header('Cache-Control', 'no-store');
  const language = askedLanguage(context.req.query());
  // A page may be kept with what its own calls were refused with: it names no request.
  const requestId = pageReadsOf(context) ? undefined : currentRequest()?.id;
  const reply = { ...problemReplyOf(problem, language), requestId };
  return context.json(reply, problemStatus[problem.code]);
}

/** The body of a refusal. */
export function problemReplyOf(
  problem: ProblemError,
  language: Language = DEFAULT_LANGUAGE,
): ProblemReply {
  const { code, options } = problem;
  const { message, fields } = problemWords(problem, language);
  return { success: false, code, message, fields, details: options.details };
}

/** Whether the caller went away in the middle of the request: nothing of ours has failed. */
function isCutShort({ env }: Context): boolean {
  const request: unknown = typeof env === 'object' && env !== null ? env.incoming : undefined;
  return request instanceof IncomingMessage && request.destroyed && !request.complete;
}

function problemOf(error: unknown): ProblemError {
  if (error instanceof ProblemError) return error;
  if (isDatabaseUnavailable(error)) {
    return new ProblemError('server.unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS });
  }
  const code = error instanceof HTTPException ? codeOfStatus[error.status] : undefined;
  return new ProblemError(code ?? 'server.failed');
}
