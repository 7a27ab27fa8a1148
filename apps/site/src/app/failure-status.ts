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
  const { error } = failed;
  const missing =
    typeof error === 'object' && error !== null && 'status' in error && error.status === 404;
  return missing ? 404 : 503;
}
