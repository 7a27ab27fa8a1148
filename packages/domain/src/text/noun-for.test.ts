import { expect, test } from 'vitest';
import { nounFor } from './noun-for.js';

test.each([
  [0, 'nights'],
  [1, 'night'],
  [3, 'nights'],
])('the noun after %i is %s', (count, noun) => {
  expect(nounFor(count, 'night')).toBe(noun);
});
