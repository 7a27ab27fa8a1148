import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser, openContext } from '../stories/browser.ts';
import { partsOf, SeenParts } from './parts.ts';

const story =
  '<article class="card"><h2>Name</h2><p>Quiet</p><label><input id="_r_1_" name="name"></label></article>';

let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await openBrowser();
  page = await (await openContext(browser)).newPage();
});
afterAll(() => browser.close());

async function isNewAfter(step: () => void): Promise<boolean> {
  const seen = new SeenParts(3);
  await page.setContent(`<!doctype html><html lang="en"><body>${story}</body></html>`);
  expect(seen.add(await page.evaluate(partsOf))).toBe(true);
  await page.evaluate(step);
  return seen.add(await page.evaluate(partsOf));
}

const sameParts: [string, () => void][] = [
  ['nothing', () => undefined],
  ['an id', () => document.querySelector('input')!.setAttribute('id', '_r_2k_')],
  ['a name', () => document.querySelector('h2')!.replaceChildren('Other name')],
  [
    'one more of the same',
    () => document.querySelector('p')!.after(document.querySelector('p')!.cloneNode(true)),
  ],
  ['fewer', () => document.querySelector('p')!.remove()],
];

test.each(sameParts)('a story that differs in %s has nothing new', async (_, step) => {
  expect(await isNewAfter(step)).toBe(false);
});

const newParts: [string, () => void][] = [
  ['a longer text', () => document.querySelector('h2')!.replaceChildren('Name '.repeat(4))],
  ['a text where none was', () => document.querySelector('article')!.append('Sold out')],
  ['what is typed', () => document.querySelector('input')!.setRangeText('Layla')],
  ['a ticked box', () => (document.querySelector('input')!.checked = true)],
  ['a state', () => document.querySelector('input')!.setAttribute('aria-invalid', 'true')],
  ['a style', () => document.querySelector('p')!.style.setProperty('width', '9rem')],
  ['a style of what is around it', () => (document.querySelector('article')!.className = 'wide')],
  ['an element', () => document.body.append(document.createElement('dialog'))],
  [
    'a part in another place',
    () => document.querySelector('article')!.after(document.querySelector('p')!),
  ],
  ['the direction', () => (document.documentElement.dir = 'rtl')],
  ['the mode', () => (document.documentElement.dataset['theme'] = 'dark')],
];

test.each(newParts)('a story that differs in %s has something new', async (_, step) => {
  expect(await isNewAfter(step)).toBe(true);
});

test('what is passed over for its short texts is not remembered with them', () => {
  const seen = new SeenParts(3);
  expect(seen.add([['title', 4]])).toBe(true);
  expect(seen.add([['title', 12]])).toBe(false);
  expect(seen.add([['title', 13]])).toBe(true);
  expect(seen.add([['title', 39]])).toBe(false);
});
