import { describe, expect, test } from 'vitest';
import { pageOf } from './page-of.js';

const thirteen = Array.from({ length: 13 }, (_, index) => index + 1);

describe('spec 4, Pagination', () => {
  test('six a page, the rest on the last', () => {
    expect(pageOf(thirteen, 1, 6)).toEqual({ items: [1, 2, 3, 4, 5, 6], page: 1, pageCount: 3 });
    expect(pageOf(thirteen, 3, 6)).toEqual({ items: [13], page: 3, pageCount: 3 });
  });

  test.each([
    [0, 1],
    [-4, 1],
    [4, 3],
    [Number.NaN, 1],
    [2.9, 2],
    [Number.POSITIVE_INFINITY, 1],
  ])('page %d is bounded to %d [S4.pagination.1]', (asked, page) => {
    expect(pageOf(thirteen, asked, 6).page).toBe(page);
  });

  test('an empty list has one empty page', () => {
    expect(pageOf([], 2, 6)).toEqual({ items: [], page: 1, pageCount: 1 });
  });
});
