import { databaseMessage, isDatabaseError, isFailedQuery } from './database-error.js';
import { toError } from './to-error.js';

/** What may be said of an error: where it happened and of what kind, never the values it was about. */
export interface ErrorFacts {
  type: string;
  message: string;
  /** A system error's or PostgreSQL's. */
  code?: string;
  /** The statement that failed, with `$1` in place of each value. */
  statement?: string;
  table?: string;
  column?: string;
  constraint?: string;
  stack?: string;
  cause?: ErrorFacts;
  errors?: ErrorFacts[];
}

const MAX_CAUSE_DEPTH = 5;

/**
 * An error for the log, for people may read it who have no business with guests' data. Only the
 * properties named here pass: a driver's error also carries parameters, rows and addresses.
 */
export function describeError(thrown: unknown, depth = 0): ErrorFacts {
  const error = toError(thrown);
  if (!error) return { type: typeof thrown, message: masked(String(thrown)) };
  const facts: ErrorFacts = { type: error.name, message: messageOf(error) };
  if ('code' in error && typeof error.code === 'string') facts.code = error.code;
  if (isFailedQuery(error)) facts.statement = error.query;
  if (isDatabaseError(error)) {
    const { table, column, constraint } = error;
    Object.assign(facts, { table, column, constraint });
  }
  facts.stack = framesOf(error);
  if (depth === MAX_CAUSE_DEPTH) return facts;
  if (error.cause !== undefined) facts.cause = describeError(error.cause, depth + 1);
  if (error instanceof AggregateError) {
    facts.errors = error.errors.map((one) => describeError(one, depth + 1));
  }
  return facts;
}

function messageOf(error: Error): string {
  if (isFailedQuery(error)) return 'Failed query';
  return isDatabaseError(error) ? databaseMessage(error) : masked(error.message);
}

/** The calls alone: V8 begins a stack with the message. */
function framesOf({ message, stack = '' }: Error): string {
  const end = message === '' ? -1 : stack.indexOf(message);
  const calls = end < 0 ? stack : stack.slice(end + message.length);
  const lines = calls.split('\n').filter((line) => /^\s+at /.test(line));
  return lines.map((line) => line.trim()).join('\n');
}

/** What libraries quote of their input, and what looks like a guest's: address, phone, token or hash. */
function masked(message: string): string {
  return message
    .replace(/".*"/gs, '"…"')
    .replace(/[^\s<>(),;:]+@[^\s<>(),;:]+/g, '…@…')
    .replace(/\+\d[\d\s()-]{5,}/g, '+…')
    .replace(/[\w-]{40,}/g, '…');
}
