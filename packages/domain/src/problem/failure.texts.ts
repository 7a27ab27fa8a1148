import { catalogue } from '../words/en.js';

/** What is said of a call that failed without a word of its own. */
export const texts = catalogue('failure', {
  invalid: 'Invalid request data',
  unauthenticated: 'Authentication required',
  forbidden: 'Access denied',
  notFound: 'Resource not found',
  conflict: 'Resource already exists',
  unprocessable: 'Validation failed',
  serverFailed: 'Internal server error. Please try again later.',
  unexpected: 'An unexpected error occurred',
  network: 'Network error. Please check your connection and try again.',
  noAnswer: 'Our site does not answer just now.',
  offline: 'You seem to be offline. Please check your connection.',
});
