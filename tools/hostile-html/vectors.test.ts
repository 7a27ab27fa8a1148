import { expect, test } from 'vitest';
import { vectors } from './vectors.ts';

test('the list of hostile HTML is long, and says nothing twice', () => {
  expect(vectors.length).toBeGreaterThan(400);
  expect(vectors.filter((vector, index) => vectors.indexOf(vector) !== index)).toEqual([]);
  expect(vectors.filter((vector) => vector.trim() === '')).toEqual([]);
});
