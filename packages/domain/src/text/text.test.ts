import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { capitalise, plainLine, truncate, truncateAtWord } from './index.js';

describe('truncate (spec 9: email 25, spa text 100, event text 120 characters) [S9.texts.1]', () => {
  it('keeps what fits', () => {
    expect(truncate('amal@example.com', 25)).toBe('amal@example.com');
    expect(truncate('x'.repeat(25), 25)).toBe('x'.repeat(25));
  });

  it('cuts what does not, and says so', () => {
    expect(truncate('amal.alharthy@example.com.om', 25)).toBe('amal.alharthy@example.com…');
  });

  it('never splits a character, never exceeds the length', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.nat(30), (text, length) => {
        const cut = truncate(text, length);
        expect(Array.from(cut).length).toBeLessThanOrEqual(length + 1);
        expect(cut.isWellFormed()).toBe(true);
      }),
    );
  });
});

describe("guests' text in a pipe-separated description (ruling 5)", () => {
  it('loses pipes and line breaks [R5]', () => {
    expect(plainLine(' Amal | Guest: x\r\nPhone: 1 ')).toBe('Amal Guest: x Phone: 1');
  });

  it('cannot add a part or a line', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(plainLine(text)).not.toMatch(/[|\r\n]/);
        expect(plainLine(plainLine(text))).toBe(plainLine(text));
      }),
    );
  });
});

describe('capitalise (spec 9: amenity names)', () => {
  it.each([
    ['balcony', 'Balcony'],
    ['TV', 'TV'],
    ['', ''],
  ])('%j becomes %j', (text, expected) => {
    expect(capitalise(text)).toBe(expected);
  });
});

describe('a text cut at a word (spec 9: spa text 100, event text 120 characters)', () => {
  it.each([
    ['The window opens, on the courtyard', 19, 'The window opens…'],
    ['The window opens on it', 16, 'The window opens…'],
    ['The window', 20, 'The window'],
    ['Hohenwaldenburg', 10, 'Hohenwalde…'],
    [' Hohenwaldenburg', 10, ' Hohenwald…'],
  ])('%j at %i: %j', (text, length, expected) => {
    expect(truncateAtWord(text, length)).toBe(expected);
  });

  it('never splits a word that has room, never exceeds the length [S9.texts.1]', () => {
    const word = fc.string({
      unit: fc.constantFrom('a', 'é', 'ب', '🌿'),
      minLength: 1,
      maxLength: 12,
    });
    fc.assert(
      fc.property(
        fc.array(word, { minLength: 2 }),
        fc.integer({ min: 12, max: 60 }),
        (words, length) => {
          const text = words.join(' ');
          const cut = truncateAtWord(text, length);
          fc.pre(cut !== text);
          expect(cut.endsWith('…')).toBe(true);
          expect(Array.from(cut).length).toBeLessThanOrEqual(length + 1);
          const kept = cut.slice(0, -1);
          expect(words.slice(0, kept.split(' ').length).join(' ')).toBe(kept);
        },
      ),
    );
  });

  it('is well formed, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.nat(30), (text, length) => {
        expect(truncateAtWord(text, length).isWellFormed()).toBe(true);
      }),
    );
  });
});
