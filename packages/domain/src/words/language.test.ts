import { describe, expect, it } from 'vitest';
import { directionOf, languageOf, languages, pathIn, pathWithoutLanguage } from './language.js';

describe('an address', () => {
  it.each([
    ['/', 'en'],
    ['/rooms', 'en'],
    ['/arabian-nights', 'en'],
    ['/fr/rooms', 'en'],
    ['/en/rooms', 'en'],
    ['/ar', 'ar'],
    ['/ar/rooms', 'ar'],
  ] as const)('%s is in the language %s', (path, language) => {
    expect(languageOf(path)).toBe(language);
  });

  it.each(languages)('is in the language that it is made in: %s', (language) => {
    for (const path of ['/', '/rooms', '/room-single/sea-view-king']) {
      expect(languageOf(pathIn(language, path))).toBe(language);
      expect(pathWithoutLanguage(pathIn(language, path))).toBe(path);
    }
  });

  it('in English is the path itself, in Arabic below /ar', () => {
    expect([pathIn('en', '/'), pathIn('en', '/rooms')]).toEqual(['/', '/rooms']);
    expect([pathIn('ar', '/'), pathIn('ar', '/rooms')]).toEqual(['/ar', '/ar/rooms']);
  });
});

it.each([
  ['pl', 'ltr'],
  ['ar-OM-u-nu-latn-ca-gregory', 'rtl'],
  ['he', 'rtl'],
  ['ur-PK', 'rtl'],
  ['dv', 'rtl'],
  ['pa-IN', 'ltr'],
] as const)('%s reads %s', (locale, direction) => {
  expect(directionOf(locale)).toBe(direction);
});
