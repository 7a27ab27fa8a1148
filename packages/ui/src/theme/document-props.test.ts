import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { documentProps } from './document-props.js';

test.each([
  [{ locale: 'en-GB' }, '<html lang="en-GB" dir="ltr">'],
  [{ locale: 'en-GB', mode: 'system' }, '<html lang="en-GB" dir="ltr">'],
  [{ locale: 'en-GB', mode: 'dark' }, '<html lang="en-GB" dir="ltr" data-theme="dark">'],
  [{ locale: 'ar-OM', mode: 'light' }, '<html lang="ar-OM" dir="rtl" data-theme="light">'],
] as const)('a server writes %j onto the document', (facts, html) => {
  expect(renderToString(createElement('html', documentProps(facts)))).toContain(html);
});
