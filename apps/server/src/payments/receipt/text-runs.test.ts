import { describe, expect, test } from 'vitest';
import { textRuns } from './text-runs.js';

/** The pieces from left to right, as they are on paper; an Arabic one as its font is given it. */
const drawn = (text: string, direction: 'ltr' | 'rtl') =>
  textRuns(text, direction)
    .map((run) => run.text)
    .join('');

describe('a line in Arabic, from left to right on paper', () => {
  test.each([
    ['its words begin on the right', 'تسجيل الوصول', 'الوصول تسجيل'],
    ['digits keep their order', '1 ديسمبر 2026', '2026 ديسمبر 1'],
    ['a Latin name keeps its order', 'غرفة Sea View King، مسقط', 'مسقط ،Sea View King غرفة'],
    [
      'a phone number that is set apart keeps its sign',
      '\u2068+968 2455 0100\u2069',
      '+968 2455 0100',
    ],
    ['what is set apart ends with its own dot', 'في \u2068Hotel St.\u2069', 'Hotel St. في'],
    ['brackets are mirrored', 'محمد (أبو علي) الهنائي', 'الهنائي (علي أبو) محمد'],
    ['Arabic-Indic digits are turned for the font', 'غرفة ٣٤', '٤٣ غرفة'],
  ])('%s', (_, text, expected) => {
    expect(drawn(text, 'rtl')).toBe(expected);
  });
});

describe('a line in English', () => {
  test('is one piece, as it is written', () => {
    const line = 'Sea View King (2 nights): $300.00';
    expect(textRuns(line, 'ltr')).toEqual([{ text: line, script: 'latin' }]);
  });

  test.each([
    ['has an Arabic name in its place', 'Guest: محمد الهنائي (Mr)', 'Guest: الهنائي محمد (Mr)'],
    ['is not turned round by a mark in a name', 'a\u202Eb', 'ab'],
    ['keeps signs whole that take two units', 'محمد 😀', 'محمد 😀'],
  ])('%s', (_, text, expected) => {
    expect(drawn(text, 'ltr')).toBe(expected);
  });

  test('has a font for each script', () => {
    expect(textRuns('Zoë Ирина Σοφία 李', 'ltr').map(({ script }) => script)).toEqual([
      'latin',
      'cyrillic',
      'greek',
      'latin-ext',
    ]);
  });
});
