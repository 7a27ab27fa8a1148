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

// An animation of a millisecond shows its beginning until the next frame: a dialog would be transparent.
test('what fades in is there at once', async () => {
  await using served = await serveFolder(builtStories);
  await using browser = await openBrowser();
  await using stage = await openStage(browser, served.url, { globals: {}, width: 1280 });
  await stage.show('rooms-roomcard--default');
  const opacity = await stage.page.evaluate(() => {
    document.body.innerHTML = `
      <style>@keyframes appear { from { opacity: 0; } } p { animation: appear 5s; }</style>
      <p>Appears</p>`;
    return [...document.querySelectorAll('p')].map((part) => getComputedStyle(part).opacity);
  });
  expect(opacity).toEqual(['1']);
});

// Four pages: which way Chromium draws a picture depends on how the page came together.
test('a picture is drawn as it will be when the page is painted again', async () => {
  await using served = await serveFolder(builtStories);
  await using browser = await openBrowser();
  for (let opened = 0; opened < 4; opened += 1) {
    await using stage = await openStage(browser, served.url, { globals: {}, width: 1280 });
    await stage.show('matrix-menuitemcard--variants');
    const drawn = await stage.page.screenshot();
    await stage.page.evaluate(() => {
      for (const display of ['none', '']) {
        document.body.style.display = display;
        document.body.getBoundingClientRect();
      }
    });
    const drawnAgain = await stage.page.screenshot();
    expect(drawn.equals(drawnAgain)).toBe(true);
  }
});
