import { directionOf, languageFacts, languages } from '@vestibule/domain/words';
import { expect, test } from 'vitest';
import { scriptOf } from './script.js';

test.each([
  ['ar', 'Arabic'],
  ['ar-OM-u-nu-latn-ca-gregory', 'Arabic'],
  ['fa', 'Arabic'],
  ['fa-IR', 'Arabic'],
  ['ur-PK', 'Arabic'],
  ['pa-Arab', 'Arabic'],
  ['pa-IN', 'Latin'],
  ['en-GB', 'Latin'],
  ['tr', 'Latin'],
  ['arn', 'Latin'],
])('%s is written in %s letters', (locale, script) => {
  expect(scriptOf(locale)).toBe(script);
});

test.each(languages)('the table of languages says the same of %s', (language) => {
  const { locale, script, direction } = languageFacts[language];
  expect(scriptOf(locale)).toBe(script);
  expect(directionOf(locale)).toBe(direction);
});
