import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser, openContext } from '../stories/browser.ts';
import { SeenParts, storyPartsOf } from './story-parts.ts';

const story = `
  <article class="card">
    <h2>Name</h2>
    <p>Quiet</p>
    <label>Guests <input id="_r_1_" name="guests" placeholder="Any number"></label>
    <label>Late <input type="checkbox"></label>
    <svg class="icon"><path d="M1"/></svg>
    <fieldset disabled><div><label id="sold-out">Guests </label></div></fieldset>
    <fieldset><div><label>Guests <textarea></textarea></label></div></fieldset>
  </article>`;

let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await openBrowser();
  page = await (await openContext(browser)).newPage();
});
afterAll(() => browser.close());

/** Whether the story has something new once this is done to it. */
async function hasNewsAfter(step: () => void): Promise<boolean> {
  const seen = new SeenParts();
  await page.setContent(`<!doctype html><html lang="en"><body>${story}</body></html>`);
  expect(seen.see(await page.evaluate(storyPartsOf))).toBe(true);
  await page.evaluate(step);
  return seen.see(await page.evaluate(storyPartsOf));
}

const oldThings: [string, () => void][] = [
  ['nothing', () => undefined],
  ['an id', () => document.querySelector('input')!.setAttribute('id', '_r_2k_')],
  ['a name', () => document.querySelector('h2')!.replaceChildren('Other')],
  [
    'a text three times as long',
    () => document.querySelector('h2')!.replaceChildren('Some name too'),
  ],
  [
    'a style that came and went',
    () => {
      const { style } = document.documentElement;
      style.overflow = 'hidden';
      style.overflow = '';
    },
  ],
  ['the focus', () => document.querySelector('input')!.focus()],
  ['another icon', () => document.querySelector('path')!.remove()],
  [
    'one more of the same',
    () => document.querySelector('p')!.after(document.querySelector('p')!.cloneNode(true)),
  ],
  ['fewer', () => document.querySelector('p')!.remove()],
];

test.each(oldThings)('a story that differs in %s has nothing new', async (_, step) => {
  expect(await hasNewsAfter(step)).toBe(false);
});

const newThings: [string, () => void][] = [
  ['a longer text', () => document.querySelector('h2')!.replaceChildren('Name '.repeat(4))],
  ['a text where none was', () => document.querySelector('article')!.append('Sold out')],
  ['what is typed', () => document.querySelector('input')!.setRangeText('Layla')],
  ['a ticked box', () => document.querySelector<HTMLElement>('[type=checkbox]')!.click()],
  [
    'a field that a fieldset disables',
    () => document.querySelector('#sold-out')!.append(document.querySelector('textarea')!),
  ],
  ['a mark that styles ask for', () => (document.querySelector('p')!.dataset['picture'] = '')],
  ['a state', () => document.querySelector('input')!.setAttribute('aria-invalid', 'true')],
  ['a style', () => document.querySelector('p')!.style.setProperty('width', '9rem')],
  [
    'a part that is hidden',
    () => (document.head.innerHTML = '<style>p { visibility: hidden }</style>'),
  ],
  ['an element', () => document.body.append(document.createElement('dialog'))],
  [
    'a part in another place',
    () => document.querySelector('article')!.after(document.querySelector('p')!),
  ],
  ['the direction', () => (document.documentElement.dir = 'rtl')],
  ['the mode', () => (document.documentElement.dataset['theme'] = 'dark')],
];

test.each(newThings)('a story that differs in %s has something new', async (_, step) => {
  expect(await hasNewsAfter(step)).toBe(true);
});

describe('a text is new', () => {
  const title = (letters: number, word = 4) => [{ kind: 'title', letters, word }];

  test('where it is more than three times as long as one that was under stress', () => {
    const seen = new SeenParts();
    expect(seen.see(title(4))).toBe(true);
    expect(seen.see(title(12))).toBe(false);
    // What was passed over is not remembered.
    expect(seen.see(title(13))).toBe(true);
    expect(seen.see(title(39))).toBe(false);
  });

  test('where it has a longer word, such as a price or an address', () => {
    const seen = new SeenParts();
    expect(seen.see(title(30))).toBe(true);
    expect(seen.see(title(30, 12))).toBe(false);
    expect(seen.see(title(30, 13))).toBe(true);
    expect(seen.see(title(30, 13))).toBe(false);
  });
});
