import { expect, test } from 'vitest';
import { countText } from './count-text.js';

test.each([
  [countText(0, 'night'), '0 nights'],
  [countText(1, 'night'), '1 night'],
  [countText(3, 'night'), '3 nights'],
  [countText(1, 'entry', 'entries'), '1 entry'],
  [countText(2, 'entry', 'entries'), '2 entries'],
])('a number with its noun: %s', (text, expected) => {
  expect(text).toBe(expected);
});
