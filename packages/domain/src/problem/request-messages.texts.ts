import { catalogue } from '../words/en.js';
import type { RequestProblem } from './request-problems.js';

export const texts = catalogue('requestMessages', {
  'request.invalid': 'Invalid request data',
  'request.unauthenticated': 'Authentication required',
  'request.forbidden': 'Access denied',
  'request.not-found': 'Resource not found',
  'request.method-not-allowed': 'This address does not answer that method.',
  'request.conflict': 'Resource already exists',
  'request.key-reused': 'This request was already sent with other details. Please send it again.',
  'request.unprocessable': 'Validation failed',
  'request.too-large': 'That is more than we can accept at once. Please send less.',
  'request.unsupported-type': 'Please send the request as JSON.',
  'request.expectation-failed': 'The server cannot do what the request expects.',
  'request.headers-too-large': 'The headers of the request are too large.',
  'request.too-slow': 'The request took too long to arrive. Please try again.',
  'request.too-many': 'Too many attempts. Please wait a moment and try again.',
  'request.timed-out': 'That took too long. Please try again.',
  'server.failed': 'Internal server error. Please try again later.',
  'server.unavailable': 'We cannot answer just now. Please try again in a moment.',
  'server.maintenance': 'The hotel’s website is being looked after. Please come back shortly.',
} satisfies Record<RequestProblem, string>);
