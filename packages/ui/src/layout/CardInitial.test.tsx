import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CardInitial } from './CardInitial.js';

test.each([
  ['Gala', 'G'],
  ['الحفل الكبير', 'ح'],
  ['أمسية عود', 'أ'],
  ['ال', 'ا'],
])('a card of %s without a picture shows %s', (name, letter) => {
  expect(renderToStaticMarkup(<CardInitial name={name} />)).toContain(`>${letter}<`);
});
