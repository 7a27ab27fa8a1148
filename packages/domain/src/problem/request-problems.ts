/** Problems of any request, whatever the feature. */
export type RequestProblem =
  | 'request.invalid'
  | 'request.unauthenticated'
  | 'request.forbidden'
  | 'request.not-found'
  | 'request.method-not-allowed'
  | 'request.conflict'
  | 'request.unprocessable'
  | 'request.too-large'
  | 'request.unsupported-type'
  | 'request.expectation-failed'
  | 'request.headers-too-large'
  | 'request.too-slow'
  | 'request.too-many'
  | 'request.timed-out'
  | 'server.failed'
  | 'server.unavailable'
  | 'server.maintenance';
