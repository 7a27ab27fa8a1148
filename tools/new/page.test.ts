import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pageFiles } from './page.ts';

const make = (feature: string, stem: string) =>
  pageFiles(feature, stem, (file) => readFileSync(file, 'utf8'));

test('a page of one text is made in content alone', () => {
  expect(() => make('rooms', 'green-pledge')).toThrow('pnpm new page content/green-pledge');
});

test.each(['contact', 'terms', 'forgot-password', 'booking-management'])(
  'a page is not made where there is one: %s',
  (stem) => {
    expect(() => make('content', stem)).toThrow('already');
  },
);

test('its words are in the list of every text, in the order of their keys', () => {
  const files = make('content', 'green-pledge');
  const list = files['apps/server/src/texts/known-texts.json'] ?? '';
  const texts = JSON.parse(list) as Record<string, unknown>;
  expect(texts).toMatchObject({
    'siteFooter.page/greenPledge': 'Green pledge',
    'textPage.description/greenPledge': 'Green pledge',
    'textPage.title/greenPledge': 'Green pledge',
  });
  const keys = Object.keys(texts);
  expect(keys).toEqual(keys.toSorted((one, other) => (one < other ? -1 : 1)));
});
