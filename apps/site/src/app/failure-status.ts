/** The status of a page whose main record could not be loaded: 404 stays, the rest is ours. */
export function failureStatus(failure: object): number {
  return 'status' in failure && failure.status === 404 ? 404 : 500;
}
