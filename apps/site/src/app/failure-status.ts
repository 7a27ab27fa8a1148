/** How a call of a loader ended, as far as the page's status depends on it. */
interface Outcome {
  isError: boolean;
  error?: unknown;
}

/**
 * The status of a page by what it cannot do without: 404 for a record that does not exist, 503 while
 * anything else keeps it from being loaded. What has fallbacks is not asked.
 */
export function pageStatus(...outcomes: readonly Outcome[]): 200 | 404 | 503 {
  const failed = outcomes.find(({ isError }) => isError);
  if (!failed) return 200;
  return isMissing(failed.error) ? 404 : 503;
}

/** No such record, or none can have this id: the server says 404 to both. */
export function isMissing(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'status' in error && error.status === 404;
}
