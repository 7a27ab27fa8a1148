import { isDatabaseUnavailable } from '../database/postgres-errors.js';
import { toError } from '../log/to-error.js';

/** An outage is over when no error has come for so long. */
const QUIET_MS = 60_000;

/**
 * Every worker asks the database for its next job, and while it is away each time fails. Only the first
 * error of an outage is reported; any error that has another cause always is.
 */
export function reportOutageOnce(report: (error: unknown) => void): (thrown: unknown) => void {
  let lastAt = -Infinity;
  return (thrown) => {
    const error = toError(thrown) ?? thrown;
    if (isDatabaseUnavailable(error)) {
      const quietMs = performance.now() - lastAt;
      lastAt = performance.now();
      if (quietMs < QUIET_MS) return;
    }
    report(error);
  };
}
