import { expect, test } from 'vitest';
import { themeOf } from '../../.storybook/brand-theme.js';
import { openBrowser, openContext } from './browser.ts';
import { builtStories } from './built-stories.ts';
import { serveFolder } from './serve-folder.ts';

/** As a browser says it. */
function rgb(colour: string | undefined): string {
  const parts = [1, 3, 5].map((at) => Number.parseInt((colour ?? '').slice(at, at + 2), 16));
  return `rgb(${parts.join(', ')})`;
}

const looks = ['vestibule', 'beach-club'].flatMap((hotel) =>
  ['light', 'dark'].map((theme) => ({ hotel, theme })),
);

test('before its scripts have come, Storybook has the background of the hotel and mode asked for', async () => {
  await using served = await serveFolder(builtStories);
  await using browser = await openBrowser();
  await using context = await openContext(browser);
  const page = await context.newPage();
  await page.route(/\.js$/, (route) => route.abort());
  const background = (part: string) =>
    page.locator(part).evaluate((element) => getComputedStyle(element).backgroundColor);
  for (const look of looks) {
    const globals = `globals=theme:${look.theme};hotel:${look.hotel}`;
    const { appBg, appPreviewBg } = themeOf(look);
    await page.goto(`${served.url}/iframe.html?id=feedback-badge--default&${globals}`);
    expect({ look, story: await background('.sb-preparing-story') }).toEqual({
      look,
      story: rgb(appPreviewBg),
    });
    // The head of the frame sets its background in dark alone.
    if (look.theme === 'light') continue;
    await page.goto(`${served.url}/?path=/story/feedback-badge--default&${globals}`);
    expect({ look, frame: await background('html') }).toEqual({ look, frame: rgb(appBg) });
  }
});
