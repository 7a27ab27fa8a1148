/** What drizzle throws: its message lists every parameter. */
interface FailedQuery extends Error {
  query: string;
}

/** What pg throws: `detail`, `where` and some messages quote values. */
interface DatabaseError extends Error {
  code: string;
  table?: string;
  column?: string;
  constraint?: string;
}

/** SQLSTATE classes whose messages name tables, columns and rules, but no values. */
const NAMES_ONLY = /^(08|23|25|40|42|53|55|57|58)/;

/** Told by shape: two copies of a library would have two classes. */
export function isFailedQuery(error: Error): error is FailedQuery {
  return 'query' in error && typeof error.query === 'string' && 'params' in error;
}

export function isDatabaseError(error: Error): error is DatabaseError {
  return 'severity' in error && 'code' in error && /^[\dA-Z]{5}$/.test(String(error.code));
}

export function databaseMessage({ code, message }: DatabaseError): string {
  return NAMES_ONLY.test(code) ? message : 'PostgreSQL refused a value; see the code';
}
