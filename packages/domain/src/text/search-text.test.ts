import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { foldedLetters, searchText } from './search-text.js';

describe('what a search compares', () => {
  it.each([
    ['Sea View', 'sea view'],
    ['أحمد', 'احمد'],
    ['إقامة', 'اقامه'],
    ['آخر', 'اخر'],
    ['مقهى', 'مقهي'],
    ['حَمَّامٌ', 'حمام'],
    ['فــيلا', 'فيلا'],
    ['', ''],
  ])('%s is %s', (text, expected) => {
    expect(searchText(text)).toBe(expected);
  });
});

test('folding twice changes nothing more, and no English letter is lost', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const folded = searchText(text);
      expect(searchText(folded)).toBe(folded);
      expect(Array.from(folded).some((letter) => foldedLetters.from.includes(letter))).toBe(false);
    }),
  );
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(searchText(text)).toBe(text.toLowerCase());
    }),
  );
});
