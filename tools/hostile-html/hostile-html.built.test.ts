import { richTextTags } from '@vestibule/domain/text';
import { safeLink } from '@vestibule/domain/web-address';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Browser, Page } from 'playwright';
import { cleanHtml } from '../../apps/server/src/html/clean-html.ts';
import { openBrowser } from '../stories/browser.ts';
import { builtStories } from '../stories/built-stories.ts';
import { hasSettled } from '../stories/in-page.ts';
import { serveFolder, type ServedFolder } from '../stories/serve-folder.ts';
import * as inPage from './in-page.ts';
import { randomTexts } from './random-texts.ts';
import { vectors } from './vectors.ts';

/** `HOSTILE_TEXTS=50000 HOSTILE_SEED=7` looks at more, and at the same again. */
const COUNT = Number(process.env['HOSTILE_TEXTS'] ?? 1500);
const seed = Number(process.env['HOSTILE_SEED'] ?? Math.floor(Math.random() * 2 ** 30));
const AT_A_TIME = 250;
const story = 'checks-hostilehtml--texts';

let browser: Browser;
let stories: ServedFolder;
beforeAll(async () => {
  [browser, stories] = await Promise.all([openBrowser(), serveFolder(builtStories)]);
});
afterAll(async () => {
  await browser.close();
  await stories[Symbol.asyncDispose]();
});

/** A page with a tripwire, and what it asked of other hosts, said and opened. */
async function openWatched(): Promise<{ page: Page; foreign: string[]; opened: string[] }> {
  const page = await browser.newPage();
  const foreign: string[] = [];
  const opened: string[] = [];
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (/^https?:$/.test(protocol) && origin !== stories.url) foreign.push(request.url());
  });
  await page.addInitScript(inPage.setTripwire);
  await page.goto(
    `${stories.url}/iframe.html?viewMode=story&id=${story}&globals=a11y.manual:!true`,
  );
  await page.waitForFunction(hasSettled, story);
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) opened.push(frame.url());
  });
  page.on('popup', (popup) => opened.push(popup.url()));
  return { page, foreign, opened };
}

/** An element that no text of the hotel may have, as it is written. */
function isForbidden({ name, namespace, attributes }: inPage.ShownElement): boolean {
  const links = attributes.filter(([attribute]) => name === 'a' && attribute === 'href');
  return (
    namespace !== 'http://www.w3.org/1999/xhtml' ||
    !richTextTags.includes(name) ||
    links.length < attributes.length ||
    links.some(([, address]) => safeLink(address) === undefined)
  );
}

/** Shows texts both ways, and gives what must not be there. */
async function findForbidden(page: Page, texts: readonly string[]): Promise<unknown[]> {
  const found: unknown[] = [];
  for (let from = 0; from < texts.length; from += AT_A_TIME) {
    const raw = texts.slice(from, from + AT_A_TIME);
    const stored = raw.map(cleanHtml);
    const last = `The last from ${from}`;
    const shown = [...raw, ...stored, `<p>${last}</p>`];
    await page.evaluate(inPage.showTexts, { story, texts: shown });
    await page.waitForFunction(inPage.areShown, { count: shown.length, last });
    const fetched = await page.evaluate(inPage.readTexts);
    const rendered = await page.evaluate(inPage.readPage, stored);
    found.push(...[...fetched, ...rendered.elements].filter(isForbidden));
    // None ends the element that it is in.
    expect(rendered.count).toBe(stored.length);
  }
  return found;
}

test.each([
  ['each of the lists', vectors],
  [`${COUNT} that are made of them, by the seed ${seed}`, randomTexts(seed, COUNT)],
])(
  'of hostile HTML nothing runs, loads or is left that no text may have: %s [R8]',
  async (_, texts) => {
    const { page, foreign, opened } = await openWatched();
    expect(await findForbidden(page, texts)).toEqual([]);
    expect(await page.evaluate(inPage.countTripped)).toBe(0);
    expect([...foreign, ...opened]).toEqual([]);
    await page.close();
  },
);

test('uncleaned, in a sandbox, more than a hundred run: what watches them sees it', async () => {
  const { page, foreign } = await openWatched();
  for (let from = 0; from < vectors.length; from += AT_A_TIME) {
    await page.evaluate(inPage.showUncleaned, vectors.slice(from, from + AT_A_TIME));
  }
  await expect.poll(() => page.evaluate(inPage.countTripped)).toBeGreaterThan(100);
  expect(foreign.length).toBeGreaterThan(20);
  await page.close();
});
