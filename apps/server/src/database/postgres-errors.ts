import { BusyError } from '../overload/concurrency-limiter.js';

const connectionErrors = new Set(['ECONNREFUSED', 'ENOENT', 'ECONNRESET', 'EPIPE']);
/** What the driver says, without a code, of a connection that broke. */
const brokenConnection = /Connection terminated|not queryable/;

/** The SQLSTATE or system code of an error, also when drizzle has wrapped it. */
export function errorCode(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('code' in error && typeof error.code === 'string') return error.code;
  return errorCode(error.cause);
}

/** PostgreSQL is starting up, shutting down, or not there; or the connection to it broke, perhaps behind a pooler. */
export function isUnavailable(error: unknown): boolean {
  const code = errorCode(error);
  if (code) return connectionErrors.has(code) || code.startsWith('57P') || code.startsWith('08');
  if (!(error instanceof Error)) return false;
  return brokenConnection.test(error.message) || isUnavailable(error.cause);
}

/** Two transactions met; the one that was refused may simply run again. */
export function isConflict(error: unknown): boolean {
  return ['40P01', '40001'].includes(errorCode(error) ?? '');
}

/** SQLSTATE class: too few resources (connections, disk, memory). */
const TOO_FEW = '53';
/** A lock, or a statement, that took longer than its connection allows. */
const tooSlow = ['55P03', '57014'];
const networkErrors = ['ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN'];
/** What the driver says, without a code, of a database that is not there in time. */
const tooLate = /timeout exceeded when trying to connect|Query read timeout/;

/** The database is away, full, or too slow just now: the same call may succeed in a moment. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (isUnavailable(error) || error instanceof BusyError) return true;
  const code = errorCode(error);
  if (code) {
    const passing = [...tooSlow, ...networkErrors].includes(code);
    return passing || code.startsWith(TOO_FEW);
  }
  if (!(error instanceof Error)) return false;
  return tooLate.test(error.message) || isDatabaseUnavailable(error.cause);
}

/** Something that must be unique is there already. */
export function isUniqueViolation(error: unknown): boolean {
  return errorCode(error) === '23505';
}
