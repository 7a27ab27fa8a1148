import { expect, test } from 'vitest';
import { isDemonstration } from './demonstration.js';
import { fallbackTextsOf } from './fallback-pages.js';
import { texts as arabic } from './fallback-pages.texts.ar.js';
import { texts } from './fallback-pages.texts.js';

test.each([
  ['Qasr Al Bahr', true],
  ['قصر البحر', true],
  ['Qasr', false],
  ['Coral Beach Club', false],
  ['', false],
])('the name alone says which hotel is the demonstration: %j [G1.5]', (name, demonstration) => {
  expect(isDemonstration(name)).toBe(demonstration);
});

test.each([texts, arabic])(
  'an edited copyright line makes no hotel the demonstration [G1.5]',
  (t) => {
    const edited = { ...t, copyright: '© Coral Beach Club. All rights reserved.' };
    const { homeSubtitle, footerAbout, story } = fallbackTextsOf(edited, 'Coral Beach Club');
    expect([homeSubtitle, footerAbout, story]).toEqual([
      t.roomsText,
      t.storyWelcome,
      t.storyWelcome,
    ]);
  },
);

test('an edited copyright line leaves the demonstration what it is [G1.5]', () => {
  const edited = { ...texts, copyright: '© 2026 The house by the sea' };
  expect(fallbackTextsOf(edited, 'Qasr Al Bahr')).toEqual(edited);
});
