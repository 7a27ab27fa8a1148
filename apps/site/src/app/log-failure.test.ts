import { expect, test, vi } from 'vitest';
import { logFailure } from './log-failure.js';

const logOf = (call: string, failure: Parameters<typeof logFailure>[1]) => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  logFailure(call, failure);
  return error.mock.calls;
};

const failure = { status: 503, message: 'An unexpected error occurred' };

test.each(['getGeneralSettings', 'getRoom', 'searchRooms', 'listTreatments', 'register'])(
  'a failure of %s is logged once (spec 8)',
  (call) => {
    expect(logOf(call, failure)).toEqual([[`${call} failed (503): An unexpected error occurred`]]);
  },
);

test('a request without a response is logged as such', () => {
  expect(logOf('listTreatments', { message: 'Network error.' })).toEqual([
    ['listTreatments failed (no response): Network error.'],
  ]);
});

test('other failures only show', () => {
  expect(logOf('login', failure)).toEqual([]);
});
