import { SAMPLE_TODAY } from '@vestibule/domain/calendar/builders';
import { expect, test } from 'vitest';
import { structuredDataMarkup } from '../app/structured-data.js';
import { bootMarkup } from '../app/boot.js';
import { assetMarkup } from './asset-markup.js';
import { colourMarkup } from './colour-markup.js';
import { insertMarkup } from './insert-markup.js';

const hostile = '</script><script>alert(1)</script>';

test('what guests or the hotel wrote cannot leave the JSON element', () => {
  const markup = bootMarkup({
    state: JSON.parse(JSON.stringify({ api: { note: hostile } })),
    today: SAMPLE_TODAY,
    publicUrl: 'http://localhost:3000',
  });
  expect(markup.match(/<\/script>/g)).toHaveLength(1);
  expect(structuredDataMarkup([{ name: hostile }], 'en').match(/<\/script>/g)).toHaveLength(2);
});

test('the entry finds each chunk of the route once in its template, and nothing of other routes', () => {
  const manifest = {
    'src/entry.client.ts': { file: 'assets/entry.js' },
    'src/hydrate.tsx': { file: 'assets/hydrate.js', imports: ['_vendor.js'] },
    '_vendor.js': { file: 'assets/vendor.js' },
    'src/routes/rooms/rooms.tsx': { file: 'assets/rooms.js', imports: ['_vendor.js'] },
    'src/routes/spa/spa.tsx': { file: 'assets/spa.js' },
  };
  const route = { handle: { module: 'src/routes/rooms/rooms.tsx' } };
  const markup = assetMarkup({ manifest }, [{ route: {} }, { route }], 'en');
  expect(markup.match(/vendor\.js/g)).toHaveLength(1);
  const [, template, rest] = /^<template id="late">(.*)<\/template>(.*)$/.exec(markup) ?? [];
  expect(template).toContain('<link rel="modulepreload" href="/assets/hydrate.js">');
  expect(template).toContain('<link rel="modulepreload" href="/assets/rooms.js">');
  expect(rest).toBe('<script type="module" src="/assets/entry.js"></script>');
  expect(markup).not.toContain('spa.js');
});

test('an Arabic page finds its words too, apart from the code that it cannot do without', () => {
  const manifest = {
    'src/entry.client.ts': { file: 'assets/entry.js' },
    'src/hydrate.tsx': { file: 'assets/hydrate.js' },
    'src/routes/spa/spa.tsx': { file: 'assets/spa.js' },
    'src/texts/words.ar.ts': { file: 'assets/arabic.js', imports: ['src/hydrate.tsx'] },
    'src/texts/pages/spa/spa.ar.ts': { file: 'assets/spa.ar.js' },
    'src/texts/pages/rooms/rooms.ar.ts': { file: 'assets/rooms.ar.js' },
  };
  const route = { handle: { module: 'src/routes/spa/spa.tsx' } };
  const wordsIn = (language: 'en' | 'ar') =>
    Array.from(
      assetMarkup({ manifest }, [{ route }], language).matchAll(/data-words href="([^"]+)"/g),
      ([, file]) => file,
    );
  expect(wordsIn('ar')).toEqual(['/assets/arabic.js', '/assets/spa.ar.js']);
  expect(wordsIn('en')).toEqual([]);
});

test('a page paints the frames of its own pictures; the sheet of all comes with the scripts', () => {
  const manifest = {
    'rooms/fallback': { color: '#b8a888', ink: '#000' },
    'content/hero-home': { color: '#083848', ink: '#fff' },
  };
  const html = '<picture class="a" data-picture="rooms/fallback"></picture>';
  expect(colourMarkup(manifest, html)).toBe(
    '<style>picture[data-picture="rooms/fallback"]{background:#b8a888;color:#000}</style>',
  );
  const entry = { 'src/entry.client.ts': { file: 'assets/entry.js' } };
  const [, template] =
    /<template id="late">(.*)<\/template>/.exec(assetMarkup({ manifest: entry }, [], 'en')) ?? [];
  expect(template).toBe('<link rel="stylesheet" href="/uploads/colours.css">');
});

test('markup is put before the closing tags, whatever the text says', () => {
  const html = '<html><head><title>a</title></head><body>&lt;/body&gt;</body></html>';
  expect(insertMarkup(html, { head: '<h>', body: '<b>' })).toBe(
    '<html><head><title>a</title><h></head><body>&lt;/body&gt;<b></body></html>',
  );
  expect(() => insertMarkup('<p>', { head: '', body: '' })).toThrow('The page has no </head>');
});
