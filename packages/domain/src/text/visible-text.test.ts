import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { holdsHidden, plainLine, visibleLine, visibleText } from './visible-text.js';

const text = fc.string({
  unit: fc.oneof(
    fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
    fc.constantFrom(
      '\x1b[2J',
      '\r\n',
      '\n',
      '\x9b',
      '\x85',
      '\u2028',
      '\u202E',
      '\u2066',
      '\t',
      'a',
    ),
  ),
});

describe('a line', () => {
  test.each([
    ['\x1b[2JAmal', '[2JAmal'],
    ['Amal\x9b2J', 'Amal2J'],
    ['Amal\x7f\x00', 'Amal'],
    ['Amal\r\nHarthy', 'Amal Harthy'],
    ['Amal\u2028Harthy\tJr.', 'Amal Harthy Jr.'],
    ['Amal\u202Emoc.live', 'Amalmoc.live'],
    ['\u2067Amal\u2069', 'Amal'],
  ])('%j is shown as %j', (typed, shown) => {
    expect(visibleLine(typed)).toBe(shown);
  });

  test.each(['عبد الله', 'می\u200Cخواهم', '👩\u200D🍳', 'José\u0301', '山田 太郎', 'שרה'])(
    '%s stays as it is',
    (typed) => {
      expect(visibleLine(typed)).toBe(typed);
      expect(holdsHidden(typed)).toBe(false);
    },
  );

  test('holds nothing hidden, whatever was typed, and is the same a second time', () => {
    fc.assert(
      fc.property(text, (typed) => {
        for (const rule of [visibleLine, plainLine]) {
          expect(holdsHidden(rule(typed))).toBe(false);
          expect(rule(rule(typed))).toBe(rule(typed));
        }
      }),
    );
  });
});

describe('several lines', () => {
  test('keep their breaks, and lose the rest', () => {
    expect(visibleText('Two tables,\r\nplease\x1b[31m\n\u202Eno nuts')).toBe(
      'Two tables,\nplease[31m\nno nuts',
    );
  });

  test('each is a line', () => {
    fc.assert(
      fc.property(text, (typed) => {
        expect(visibleText(typed).split('\n').some(holdsHidden)).toBe(false);
      }),
    );
  });
});
