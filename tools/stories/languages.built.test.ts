import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { findOverflow } from '../robustness/find-overflow.ts';
import { openBrowser } from './browser.ts';
import { builtStories } from './built-stories.ts';
import { changeGlobals } from './in-page.ts';
import { serveFolder } from './serve-folder.ts';
import { openStage } from './stage.ts';
import { readStories } from './story-index.ts';

/** Forms whose steps fill fields, or send them too early. */
const forms = readStories(builtStories)
  .filter(({ title }) => /^(Account|Contact|Newsletter)\//.test(title))
  .filter(({ name, tags = [] }) => /^(Filled|Invalid)$/.test(name) && tags.includes('play-fn'))
  .map(({ id }) => id);

/** What the server replies in the newsletter's story: it stays as it came. */
const REPLY = 'Email is invalid';

/** What is in the fields; a day is written as the language writes it. */
async function stateOf(page: Page) {
  const fields = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement>('#storybook-root :is(input, textarea)')].map(
      ({ type, value, checked, ariaInvalid }) => ({ type, value, checked, ariaInvalid }),
    ),
  );
  return fields.map(({ value, ...field }) => ({
    ...field,
    value: value.replace(/^\d{2}\/\d{2}\/\d{4}$/, 'a day'),
  }));
}

test('a form is filled, or invalid, in Arabic as it is in English', async () => {
  expect(forms.length).toBeGreaterThan(10);
  await using served = await serveFolder(builtStories);
  await using browser = await openBrowser();
  const look = (locale: string) => ({ globals: { locale }, width: 1280 });
  await using english = await openStage(browser, served.url, look('en'));
  await using arabic = await openStage(browser, served.url, look('ar'));
  for (const id of forms) {
    await english.show(id);
    await arabic.show(id);
    const fields = await stateOf(english.page);
    await expect
      .poll(async () => ({ id, fields: await stateOf(arabic.page) }))
      .toEqual({ id, fields });
    const story = arabic.page.locator('#storybook-root');
    expect(await story.innerText()).toMatch(/[\u0600-\u06ff]/);
    // Messages that a form keeps follow a frame later.
    await expect
      .poll(async () => (await story.innerText()).replace(REPLY, ''))
      .not.toMatch(/\b(?:is required|is invalid|must)\b/);
  }
});

test('nobody sees a story in English while its steps run in another language', async () => {
  await using served = await serveFolder(builtStories);
  await using browser = await openBrowser();
  const look = { globals: { locale: 'ar' }, width: 1280 };
  await using stage = await openStage(browser, served.url, look);
  const { page } = stage;
  await stage.show('feedback-badge--default');
  await page.evaluate(() => {
    const seen = new Set<string>();
    Object.assign(globalThis, { seen });
    // A frame at a time, as somebody sees it.
    const note = () => {
      const words = document.querySelector('#storybook-root')?.textContent ?? '';
      const english = words.includes('Send Message') ? 'English' : 'no English';
      const { content, position, zIndex } = getComputedStyle(document.documentElement, '::after');
      const covered = content !== 'none' && position === 'fixed' && Number(zIndex) > 1000;
      seen.add(`${english}, ${covered ? 'covered' : 'in sight'}`);
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
  await stage.show('contact-messageform--invalid');
  await page.getByRole('button', { name: /^[\u0600-\u06ff]/ }).waitFor();
  const seen = await page.evaluate(() => [...(globalThis as unknown as Seen).seen]);
  expect(seen).toContain('English, covered');
  expect(seen).toContain('no English, in sight');
  expect(seen).not.toContain('English, in sight');
});

interface Seen {
  seen: Set<string>;
}

/** Components of each kind of record, and pages that fetch theirs. */
const withContent = [
  'rooms-roomcard--default',
  'events-eventcard--default',
  'halls-hallcard--default',
  'restaurant-featureddishes--default',
  'restaurant-menuitemcard--default',
  'spa-spaservicecard--default',
  'bookings-bookingtable--default',
  'bookings-bookingfacts--default',
  'payments-paymentmethoddialog--default',
  'payments-paymentreturn--paid',
  'pages-rooms--default',
  'pages-spa--default',
  'pages-events--default',
];

const matrices = readStories(builtStories)
  .filter(({ title }) => title.startsWith('Matrix/'))
  .map(({ id }) => id);

/** What the server replies stays as it came. */
const withReplies = new Set(['matrix-account--refused', 'matrix-newsletter--forms']);

test('the header of a whole page in Arabic offers the English one', async () => {
  await using served = await serveFolder(builtStories);
  await using browser = await openBrowser();
  const look = { globals: { locale: 'ar' }, width: 1280 };
  await using arabic = await openStage(browser, served.url, look);
  await arabic.show('pages-rooms--with-header-and-footer');
  const offered = arabic.page.locator('header a[hreflang]');
  await expect.poll(() => offered.first().getAttribute('href')).toBe('/rooms');
  expect(await arabic.page.locator('[hreflang="ar"]').count()).toBe(0);
});

test('what explains a matrix is read from the left, also in Arabic', async () => {
  await using served = await serveFolder(builtStories);
  await using browser = await openBrowser();
  await using stage = await openStage(browser, served.url, {
    globals: { locale: 'ar' },
    width: 1280,
  });
  for (const id of ['matrix-badge--tones', 'matrix-rooms--detail']) {
    await stage.show(id);
    const said = stage.page.locator('[data-specimen-name] > [lang=en]');
    const directions = await said.evaluateAll((parts) =>
      parts.map((part) => part.matches(':dir(ltr)')),
    );
    expect({ id, directions: [...new Set(directions)] }).toEqual({ id, directions: [true] });
  }
});

/** Numbers of pages: they have nothing to translate. */
const withoutWords = ['matrix-pagination--places'];

/** What is the same in every language: codes, addresses, names of languages, methods, programs, files, tones. */
const international =
  /\S*\d\S*|\S+@\S+|https?:\S+|\b(?:NowPayments|Thawani|USDT|VISA|USD|OMR|PDF|OpenStreetMap|Vestibule|Deutsch|Français|Firefox|Safari|Chrome|Windows|iPhone|neutral|success|warning|danger|info|brass)\b/g;

test('no matrix scrolls sideways at 360 px, in English or with longer words', async () => {
  await using served = await serveFolder(builtStories);
  await using browser = await openBrowser();
  const look = { globals: { locale: 'en' }, width: 360, small: true };
  await using stage = await openStage(browser, served.url, look);
  for (const id of matrices) {
    // What measures itself takes a moment to follow.
    const found = () => stage.page.evaluate(findOverflow);
    await stage.show(id);
    await expect.poll(found, { message: id }).toEqual([]);
    await stage.page.evaluate(changeGlobals, { locale: 'pseudo' });
    await expect.poll(found, { message: `${id} with longer words` }).toEqual([]);
  }
});

/** What is seen, but for the names of specimens and what is marked as another language. */
function textToTranslate(): string {
  const names = [
    ...document.querySelectorAll<HTMLElement>(
      '[data-specimen-name], [lang]:not(html, [lang^="ar"])',
    ),
  ];
  const displays = names.map(({ style }) => style.display);
  for (const { style } of names) style.display = 'none';
  // Behind a dialog is the button that opens it.
  const dialog = document.querySelector<HTMLElement>('dialog[open], [role=dialog]');
  const text = (dialog ?? document.body).innerText;
  names.forEach(({ style }, index) => {
    style.display = displays[index] ?? '';
  });
  return text;
}

test('a story in Arabic shows a hotel in Arabic, and does not scroll sideways at 360 px', async () => {
  await using served = await serveFolder(builtStories);
  await using browser = await openBrowser();
  const look = { globals: { locale: 'ar' }, width: 1280, small: true };
  await using stage = await openStage(browser, served.url, look);
  const found: Record<string, string[]> = {};
  const withoutArabic: string[] = [];
  for (const id of [...withContent, ...matrices]) {
    await stage.show(id);
    const text = await stage.page.evaluate(textToTranslate);
    if (!withReplies.has(id)) {
      if (!/[\u0600-\u06ff]/.test(text)) withoutArabic.push(id);
      const english = text.replaceAll(international, '').match(/[A-Za-z]{3,}.*/g);
      if (english) found[id] = english;
    }
    await stage.resize(360);
    await expect.poll(() => stage.page.evaluate(findOverflow), { message: id }).toEqual([]);
  }
  expect(found).toEqual({});
  expect(withoutArabic.toSorted()).toEqual(withoutWords);
});

test('what a foundation shows is read from the left, its figures too', async () => {
  const foundations = readStories(builtStories)
    // A part of a foreign page brings its own language.
    .filter(({ title }) => /^Foundations\/(?!Make it yours)/.test(title))
    .map(({ id }) => id);
  await using served = await serveFolder(builtStories);
  await using browser = await openBrowser();
  await using stage = await openStage(browser, served.url, {
    globals: { locale: 'ar' },
    width: 1280,
    small: true,
  });
  const turned: Record<string, string[]> = {};
  for (const id of foundations) {
    await stage.show(id);
    const found = await stage.page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('#storybook-root *')]
        .filter(
          (part) => part.childElementCount === 0 && /^[^\u0600-\u06ff]*\w/.test(part.innerText),
        )
        .filter((part) => getComputedStyle(part).direction === 'rtl')
        .map((part) => part.innerText),
    );
    if (found.length > 0) turned[id] = found;
  }
  expect(turned).toEqual({});
});
