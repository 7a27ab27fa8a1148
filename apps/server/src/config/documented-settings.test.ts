import { readFileSync } from 'node:fs';
import { initialSettings } from '@vestibule/domain/settings';
import { expect, test } from 'vitest';
import { placeholderSettings } from '../settings/first-settings.js';

const guide = readFileSync(new URL('../../../../docs/operations.md', import.meta.url), 'utf8');

/** The rows of the guide's tables: a setting and its first value. */
const rows = [...guide.matchAll(/^\| `([a-z-]+\.\w+)` \| .+ \| (.+) \|$/gm)]
  .map(([, key = '', first = '']): [string, string] => [key, first])
  .filter(([key]) => Object.hasOwn(initialSettings, key));

test('the guide for operators has every setting, once', () => {
  const keys = rows.map(([key]) => key);
  expect(keys.toSorted()).toEqual(Object.keys(initialSettings).toSorted());
});

test('and the first value of each, but for what the brand says of the hotel', () => {
  const ofTheBrand = Object.keys(placeholderSettings);
  const documented = rows
    .filter(([key]) => !ofTheBrand.includes(key))
    .map(([key, first]) => [key, JSON.parse(first.replace(/^`(.*)`$/, '$1'))]);
  const fixed = Object.entries(initialSettings).filter(([key]) => !ofTheBrand.includes(key));
  expect(Object.fromEntries(documented)).toEqual(Object.fromEntries(fixed));
});
