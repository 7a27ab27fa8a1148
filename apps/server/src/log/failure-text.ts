import { describeError, type ErrorFacts } from './describe-error.js';

type ErrorClass = abstract new (...args: never[]) => Error;

/**
 * Why a process ends, for its operator. What the operator can mend needs only its message; a mistake
 * of ours needs its stack and cause.
 */
export function failureText(error: unknown, mendable: readonly ErrorClass[]): string {
  const known = mendable.some((kind) => error instanceof kind);
  if (known && error instanceof Error) return error.message;
  return asText(describeError(error));
}

function asText({ type, message, stack, cause, errors = [], ...names }: ErrorFacts): string {
  const found = Object.entries(names).filter(([, value]) => value !== undefined);
  return [
    `${type}: ${message}`,
    ...found.map(([name, value]) => `${name}: ${value}`),
    ...(stack ? [stack.replaceAll(/^/gm, '    ')] : []),
    ...(cause ? [`Caused by ${asText(cause)}`] : []),
    ...errors.map((one) => `Also ${asText(one)}`),
  ].join('\n');
}
