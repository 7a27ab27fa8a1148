import { describe, expect, it } from 'vitest';
import { pageEntries } from './page-entries.js';

const shown = (page: number, count: number) =>
  pageEntries(page, count).map((entry) => entry.page ?? '…');

describe('the pages that show', () => {
  it('are all of them up to seven', () => {
    expect(shown(4, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it.each([
    [1, [1, 2, '…', 12]],
    [6, [1, '…', 5, 6, 7, '…', 12]],
    [12, [1, '…', 11, 12]],
  ])('are the ends and the neighbours of page %i', (page, expected) => {
    expect(shown(page, 12)).toEqual(expected);
  });
});
