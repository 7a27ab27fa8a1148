import { expect, test, vi } from 'vitest';
import { loggedCalls, logFailure } from './log-failure.js';

const logOf = (call: string, failure: Parameters<typeof logFailure>[1]) => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  logFailure(call, failure);
  return error.mock.calls;
};

const failure = { status: 503, message: 'An unexpected error occurred' };

test.each([...loggedCalls])('a failure of %s is logged once (spec 8) [S8.logged.1]', (call) => {
  expect(logOf(call, failure)).toEqual([[`${call} failed (503): An unexpected error occurred`]]);
});

test('settings, the spa list with its choices, rooms and sign-up are logged (spec 8)', () => {
  const named = (...parts: string[]) =>
    [...loggedCalls].filter((call) => parts.some((part) => call.includes(part)));
  expect(named('Settings', 'Config')).toEqual(['getAppConfig', 'getGeneralSettings']);
  expect(named('Treatments', 'Categories', 'Specialists')).toHaveLength(3);
  expect(named('Room')).toEqual(['getRoom', 'listRooms', 'searchRooms']);
  expect(named('register')).toHaveLength(1);
});

test('a request without a response is logged as such', () => {
  expect(logOf('listTreatments', { message: 'Network error.' })).toEqual([
    ['listTreatments failed (no response): Network error.'],
  ]);
});

test('other failures only show', () => {
  expect(logOf('login', failure)).toEqual([]);
});
