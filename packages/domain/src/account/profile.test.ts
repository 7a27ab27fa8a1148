import { expect, test } from 'vitest';
import { earliestBirth } from './profile.js';

test('dates of birth are offered from the year of the oldest guests on', () => {
  expect(earliestBirth('2026-11-20')).toBe('1906-01-01');
});
