import { describe, expect, it } from 'vitest';
import {
  isProblemCode,
  messageForStatus,
  NETWORK_MESSAGE,
  ProblemError,
  problemMessages,
} from './index.js';

describe('the status table (spec 8, User API status mapping)', () => {
  it.each([
    [400, 'Invalid request data'],
    [401, 'Authentication required'],
    [403, 'Access denied'],
    [404, 'Resource not found'],
    [409, 'Resource already exists'],
    [422, 'Validation failed'],
    [500, 'Internal server error. Please try again later.'],
    [418, 'An unexpected error occurred'],
    [503, 'An unexpected error occurred'],
  ])('%i reads %j', (status, message) => {
    expect(messageForStatus(status)).toBe(message);
  });

  it("prefers the server's message for 422 only", () => {
    expect(messageForStatus(422, 'Too short')).toBe('Too short');
    expect(messageForStatus(500, 'stack')).toBe('Internal server error. Please try again later.');
  });

  it('has a text for no response at all', () => {
    expect(messageForStatus(undefined)).toBe(NETWORK_MESSAGE);
    expect(NETWORK_MESSAGE).toBe('Network error. Please check your connection and try again.');
  });
});

describe('a problem', () => {
  it('carries the text of its code, unless told another', () => {
    expect(new ProblemError('rooms.not-found').message).toBe(problemMessages['rooms.not-found']);
    expect(new ProblemError('rooms.not-found', { message: 'Gone' }).message).toBe('Gone');
  });

  it('has a code of the closed list', () => {
    expect(isProblemCode('rooms.sold-out')).toBe(true);
    expect(isProblemCode('toString')).toBe(false);
    expect(isProblemCode('rooms.unheard-of')).toBe(false);
    expect(isProblemCode(undefined)).toBe(false);
  });

  it('has words for every code', () => {
    for (const message of Object.values(problemMessages)) expect(message).toMatch(/\S/);
  });
});
