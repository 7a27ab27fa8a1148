import { describe, expect, test } from 'vitest';
import { messageForStatus } from './status-messages.js';

describe('User API status mapping (spec 8) [S8.users.1]', () => {
  test.each([
    [400, 'Invalid request data'],
    [401, 'Authentication required'],
    [403, 'Access denied'],
    [404, 'Resource not found'],
    [409, 'Resource already exists'],
    [422, 'Validation failed'],
    [500, 'Internal server error. Please try again later.'],
    [418, 'An unexpected error occurred'],
    [502, 'An unexpected error occurred'],
    [503, 'An unexpected error occurred'],
    [undefined, 'Network error. Please check your connection and try again.'],
  ])('%s: %s', (status, message) => {
    expect(messageForStatus(status)).toBe(message);
  });

  test('422 prefers the server’s message, the others do not', () => {
    expect(messageForStatus(422, 'Phone number is invalid')).toBe('Phone number is invalid');
    expect(messageForStatus(400, 'SQL error')).toBe('Invalid request data');
    expect(messageForStatus(500, 'stack trace')).toBe(
      'Internal server error. Please try again later.',
    );
  });
});
