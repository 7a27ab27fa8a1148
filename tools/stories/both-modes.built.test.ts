import { expect, test } from 'vitest';
import { openBrowser } from './browser.ts';
import { builtStories } from './built-stories.ts';
import { serveFolder } from './serve-folder.ts';
import { openStage } from './stage.ts';

test('a story is in light beside dark, under the other globals asked for', async () => {
  await using served = await serveFolder(builtStories);
  await using browser = await openBrowser();
  const look = { globals: { theme: 'both', direction: 'rtl' }, width: 1280 };
  await using stage = await openStage(browser, served.url, look);
  await stage.show('feedback-badge--success');

  const seen = async (title: string) => {
    const frame = stage.page.frameLocator(`iframe[title="${title}"]`);
    await frame.getByText('Available').waitFor();
    return await frame.locator('html').evaluate((root) => {
      const { colorScheme, direction } = getComputedStyle(root);
      return { colorScheme, direction, width: innerWidth };
    });
  };
  const half = { direction: 'rtl', width: 640 };
  expect(await seen('Light')).toEqual({ colorScheme: 'light', ...half });
  expect(await seen('Dark')).toEqual({ colorScheme: 'dark', ...half });
  await stage.page.getByText('Dark, 640 px wide').waitFor();
});

test('a phone shows both halves at once, one below the other', async () => {
  await using served = await serveFolder(builtStories);
  await using browser = await openBrowser();
  await using stage = await openStage(browser, served.url, {
    globals: { theme: 'both' },
    width: 360,
  });
  const { page } = stage;
  await stage.show('feedback-badge--success');
  await page.getByText('Light, 360 px wide').waitFor();
  const boxes = await Promise.all(
    ['Light', 'Dark'].map((name) => page.getByRole('region', { name }).boundingBox()),
  );
  const half = { x: 0, width: 360, height: 400 };
  expect(boxes).toEqual([
    { y: 0, ...half },
    { y: 400, ...half },
  ]);
});

test('a page is at full width in both halves, and they scroll together', async () => {
  await using served = await serveFolder(builtStories);
  await using browser = await openBrowser();
  const look = { globals: { theme: 'stacked' }, width: 1280 };
  await using stage = await openStage(browser, served.url, look);
  const { page } = stage;
  await stage.show('pages-rooms--default');
  await page.getByText('Light, 1280 px wide').waitFor();
  const frame = (title: string) => page.frameLocator(`iframe[title="${title}"]`);
  const scrolled = (title: string) =>
    frame(title)
      .locator('html')
      .evaluate(() => scrollY);
  const halves = { Light: 'Dark', Dark: 'Light' };
  for (const title of Object.keys(halves))
    await frame(title).getByRole('heading', { level: 1 }).waitFor();
  let asked = 0;
  for (const [from, to] of Object.entries(halves)) {
    asked += 150;
    await frame(from)
      .locator('html')
      .evaluate((_, top) => scrollTo(0, top), asked);
    await expect.poll(() => scrolled(to)).toBe(asked);
  }
});

test('the halves play one after the other, and nothing plays around them', async () => {
  await using served = await serveFolder(builtStories);
  await using browser = await openBrowser();
  await using stage = await openStage(browser, served.url, {
    globals: { theme: 'both' },
    width: 1280,
  });
  const { page } = stage;
  await stage.show('forms-daterangepicker--open');
  for (const title of ['Light', 'Dark']) {
    const half = page.frameLocator(`iframe[title="${title}"]`);
    await half.getByRole('dialog', { name: 'Choose dates' }).waitFor();
  }
  await expect
    .poll(() => page.evaluate(failuresOfPlay), { timeout: 20_000 })
    .toEqual([false, false, false]);
});

/** Of the page and of its halves, as soon as all of them are at rest. */
function failuresOfPlay(): boolean[] | undefined {
  const pages = [window, ...document.querySelectorAll('iframe')].map((each) =>
    each instanceof HTMLIFrameElement ? each.contentWindow : each,
  ) as unknown as StorybookPage[];
  const phases = pages.map((each) => each.__STORYBOOK_PREVIEW__.currentRender.phase);
  if (phases.some((phase) => phase !== 'finished' && phase !== 'errored')) return undefined;
  return pages.map((each) =>
    Boolean(each.__STORYBOOK_ADDONS_CHANNEL__.last('playFunctionThrewException')),
  );
}

interface StorybookPage {
  __STORYBOOK_PREVIEW__: { currentRender: { phase: string } };
  __STORYBOOK_ADDONS_CHANNEL__: { last: (event: string) => unknown };
}

test('another mode is there at once: no colour fades into it', async () => {
  await using served = await serveFolder(builtStories);
  await using browser = await openBrowser();
  await using stage = await openStage(browser, served.url, {
    globals: { theme: 'light' },
    width: 1280,
  });
  const { page } = stage;
  await stage.show('actions-button--secondary');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const [first, last] = await page.evaluate(async () => {
    const button = document.querySelector('button') as HTMLElement;
    const colours = () => {
      const { color, backgroundColor, borderColor } = getComputedStyle(button);
      return [color, backgroundColor, borderColor].join();
    };
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as {
      __STORYBOOK_ADDONS_CHANNEL__: { emit: (event: string, details: object) => void };
    };
    channel.emit('updateGlobals', { globals: { theme: 'dark' } });
    while (document.documentElement.dataset['theme'] !== 'dark')
      await new Promise((resolve) => {
        setTimeout(resolve, 1);
      });
    const at = colours();
    await new Promise((resolve) => {
      setTimeout(resolve, 1000);
    });
    return [at, colours()];
  });
  expect(first).toBe(last);
});
