import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser } from '../stories/browser.ts';
import { dateLocales, foreignWords } from './foreign-words.ts';
import { platformNames, unmarkedTexts } from './pseudo-language.ts';
import { wordsIn } from './story-words.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** What is found in a story that shows `Sea View King` and `<p>Quiet.</p>`. */
async function foundIn(html: string): Promise<string[]> {
  await using page = await browser.newPage();
  const around = '<body class="sb-show-main"><div class="sb-nopreview">No preview</div>';
  await page.setContent(`<!doctype html>${around}<div id="storybook-root">${html}</div>`);
  const unmarked = await page.evaluate(unmarkedTexts);
  const platform = await page.evaluate(platformNames, dateLocales);
  return foreignWords({ unmarked, known: ['Sea View King', '<p>Quiet.</p>', ...platform] });
}

describe('a word that is in no catalogue is found', () => {
  test.each([
    ['<p>Rooms</p>', ['Rooms']],
    ['<p>⟦Rooms~~⟧ of</p>', ['of']],
    ['<p>of Sea View King</p>', ['of Sea View King']],
    ['<p>3 nights</p>', ['3 nights']],
    ['<section aria-roledescription="carousel"></section>', ['carousel']],
    ['<nav aria-label="Pages"></nav>', ['Pages']],
    ['<i title="Close"></i>', ['Close']],
    ['<img alt="The terrace">', ['The terrace']],
    ['<input placeholder="Any name">', ['Any name']],
    ['<input type="submit" value="Send">', ['Send']],
    ['<p>⟦I accept the <a title="New tab">terms</a>~~⟧</p>', ['New tab']],
    ['<p>⟦Rooms</p>', ['A text of a catalogue has lost its end']],
  ])('%s', async (html, found) => {
    expect(await foundIn(html)).toEqual(found);
  });
});

test.each([
  '<p>⟦Rooms~~⟧</p>',
  '<p>⟦I accept the <a href="#x">terms</a>~~⟧</p>',
  '<p aria-label="⟦Rooms~~⟧">⟦Sea View King for 2 nights~~⟧</p>',
  '<h1>Sea View King</h1><p>Quiet.</p>',
  '<p>Sea View…</p>',
  '<p>Tue, 24 Nov 2026, 10:30 AM</p><p>$1,234.50</p><b>SK</b><i>Oman +968</i>',
])('%s says nothing that cannot be translated', async (html) => {
  expect(await foundIn(html)).toEqual([]);
});

test('what a play looks for is no word of its story', () => {
  const words = wordsIn(`
    import { Card } from './Card.js';
    const open = (canvas) => canvas.getByRole('button', { name: 'Open' });
    export const Default = {
      args: { name: 'Dunes' },
      render: () => <Card label={\`Suite \${2}\`}>Quiet</Card>,
      play: async ({ canvas }) => expect(canvas.getByText('Loading')).toBeVisible(),
    };`);
  expect(words).toEqual(expect.arrayContaining(['Dunes', 'Suite ', 'Quiet']));
  for (const asked of ['Open', 'Loading', './Card.js']) expect(words).not.toContain(asked);
});
