import { expect, test } from 'vitest';
import { openBrowser } from './browser.ts';
import { builtStories } from './built-stories.ts';
import { serveFolder } from './serve-folder.ts';
import { openStage } from './stage.ts';

test('a story that is drawn small is laid out as one in full size', async () => {
  await using served = await serveFolder(builtStories);
  await using browser = await openBrowser();
  const layouts: unknown[] = [];
  for (const small of [false, true]) {
    await using stage = await openStage(browser, served.url, { globals: {}, width: 1280, small });
    await stage.show('rooms-roomcard--default');
    for (const width of [1280, 360]) {
      await stage.resize(width);
      layouts.push(
        await stage.page.evaluate(() => ({
          widths: [innerWidth, document.documentElement.scrollWidth],
          isNarrow: matchMedia('(width <= 360px)').matches,
          boxes: [...document.querySelectorAll('#storybook-root *')].map((part) => {
            const { x, y, width, height } = part.getBoundingClientRect();
            return [x, y, width, height];
          }),
        })),
      );
    }
  }
  const [wide, narrow, ...drawnSmall] = layouts;
  expect(wide).not.toEqual(narrow);
  expect(drawnSmall).toEqual([wide, narrow]);
});

// The stage asks for less motion: a transition, however short, would reach each nested part a frame later.
test('all that follows the width of the window does so at once', async () => {
  await using served = await serveFolder(builtStories);
  await using browser = await openBrowser();
  await using stage = await openStage(browser, served.url, { globals: {}, width: 1280 });
  await stage.show('rooms-roomcard--default');
  await stage.page.evaluate(() => {
    document.body.innerHTML = '<p style="font-size: 50vw"><b>Half <i>a window</i></b></p>';
  });
  const sizes = () =>
    stage.page.evaluate(() =>
      [...document.querySelectorAll('p, b, i')].map((part) => getComputedStyle(part).fontSize),
    );
  for (const width of [1280, 360, 1280]) {
    await stage.page.waitForTimeout(100);
    await stage.resize(width);
    expect(new Set(await sizes())).toEqual(new Set([`${width / 2}px`]));
  }
});
