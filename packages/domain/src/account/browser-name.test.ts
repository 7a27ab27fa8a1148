import { expect, test } from 'vitest';
import { browserName } from './browser-name.js';
import { texts as arabic } from './browser-name.texts.ar.js';

test.each([
  [{ browser: 'Firefox', system: 'Windows' }, 'Firefox on Windows'],
  [{ browser: 'Firefox' }, 'Firefox'],
  [{ system: 'Android' }, 'Unknown browser on Android'],
  [{}, 'Unknown browser'],
])('%j is called %s', (session, name) => {
  expect(browserName(session)).toBe(name);
});

test('in Arabic both names are set apart from the text around them', () => {
  expect(browserName({ browser: 'Firefox', system: 'Windows' }, arabic)).toBe(
    '\u2068Firefox\u2069 على \u2068Windows\u2069',
  );
});
