const connectionErrors = new Set(['ECONNREFUSED', 'ENOENT', 'ECONNRESET', 'EPIPE']);
/** What the driver says, without a code, of a connection that broke. */
const brokenConnection = /Connection terminated|not queryable/;

/** The SQLSTATE or system code of an error, also when drizzle has wrapped it. */
export function errorCode(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('code' in error && typeof error.code === 'string') return error.code;
  return errorCode(error.cause);
}

/** PostgreSQL is starting up, shutting down, or not there; or the connection to it broke. */
export function isUnavailable(error: unknown): boolean {
  const code = errorCode(error);
  if (code) return connectionErrors.has(code) || code.startsWith('57P');
  if (!(error instanceof Error)) return false;
  return brokenConnection.test(error.message) || isUnavailable(error.cause);
}

/** Two transactions met; the one that was refused may simply run again. */
export function isConflict(error: unknown): boolean {
  return ['40P01', '40001'].includes(errorCode(error) ?? '');
}

/** A statement took longer than its connection allows. */
export function isTimedOut(error: unknown): boolean {
  return errorCode(error) === '57014';
}

/** Something that must be unique is there already. */
export function isUniqueViolation(error: unknown): boolean {
  return errorCode(error) === '23505';
}
