import type { Operation } from '@vestibule/api/transport/operation';
import type { ProblemCode } from '@vestibule/domain/problem';
import * as v from 'valibot';
import { problemStatus } from '../http/problem-status.js';
import { areasRead } from '../http/reads.js';
import { staysOpen } from '../settings/maintenance-guard.js';

/** What any such request can be answered with, beside the operation's own codes. */
function commonProblems(operation: Operation): ProblemCode[] {
  const { access, method, params, query, body, path, idempotent } = operation;
  return [
    ...(params || query || body ? (['request.invalid'] as const) : []),
    ...(access === 'public' ? [] : (['request.unauthenticated'] as const)),
    ...(access === 'administrator' ? (['request.forbidden'] as const) : []),
    ...(access === 'administrator' && method !== 'GET'
      ? (['account.passkey-missing'] as const)
      : []),
    ...(params && refusesText(params) ? (['request.not-found'] as const) : []),
    ...(body
      ? (['request.unprocessable', 'request.unsupported-type', 'request.too-large'] as const)
      : []),
    ...(idempotent ? (['request.key-reused'] as const) : []),
    ...(staysOpen(`/api${path}`) ? [] : (['server.maintenance'] as const)),
    'request.timed-out',
    'server.failed',
    'server.unavailable',
  ];
}

/** Whether some address names no record by its mere shape. */
function refusesText(params: v.GenericSchema): boolean {
  const anything = new Proxy({}, { get: () => '\u0007', has: () => true });
  return !v.safeParse(params, anything).success;
}

/** Every code that a call can be refused with, by status. */
export function possibleProblems(operation: Operation): ProblemCode[] {
  const codes = new Set([...operation.problems, ...commonProblems(operation)]);
  return [...codes].sort((one, other) => problemStatus[one] - problemStatus[other]);
}

/** Whether the reply can be kept and asked about. */
export function isConditional(operation: Operation): boolean {
  const category = 'general';
  return areasRead(operation, { category, key: `${category}.phone` }, {}) !== undefined;
}

/** Every status that a call can answer. */
export function possibleStatuses(operation: Operation): number[] {
  const refusals = possibleProblems(operation).map((code) => problemStatus[code]);
  const unchanged = isConditional(operation) ? [304] : [];
  return [...new Set([operation.status ?? 200, ...unchanged, ...refusals])].sort((a, b) => a - b);
}
