import type { ProblemReply } from '@vestibule/api/transport/operation';
import { ProblemError, type ProblemCode } from '@vestibule/domain/problem';
import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { Logger } from 'pino';
import { isTimedOut } from '../database/postgres-errors.js';
import { problemStatus } from './problem-status.js';

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

/** Turns whatever was thrown into `{success: false, code, message, fields?, details?}`. */
export function refuse(error: unknown, context: Context, logger: Logger): Response {
  const problem = problemOf(error);
  if (problem.code === 'server.failed') logger.error({ err: error }, 'request failed');
  const { fields, details, retryAfterSeconds } = problem.options;
  if (retryAfterSeconds) context.header('Retry-After', String(retryAfterSeconds));
  context.header('Cache-Control', 'no-store');
  const body: ProblemReply = {
    success: false,
    code: problem.code,
    message: problem.message,
    fields,
    details,
  };
  return context.json(body, problemStatus[problem.code]);
}

function problemOf(error: unknown): ProblemError {
  if (error instanceof ProblemError) return error;
  if (isTimedOut(error)) return new ProblemError('request.timed-out');
  const code = error instanceof HTTPException ? codeOfStatus[error.status] : undefined;
  return new ProblemError(code ?? 'server.failed');
}
