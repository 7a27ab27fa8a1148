import { expect, test } from 'vitest';
import { openBrowser } from './browser.ts';
import { builtStories } from './built-stories.ts';
import { changeGlobals } from './in-page.ts';
import { serveFolder } from './serve-folder.ts';
import { openStage } from './stage.ts';

test('a story turns with all that its provider tells, and keeps a direction of its own', async () => {
  await using served = await serveFolder(builtStories);
  await using browser = await openBrowser();
  const look = { globals: { theme: 'light' }, width: 1280 };
  await using stage = await openStage(browser, served.url, look);
  const { page } = stage;
  const tabs = page.getByRole('tablist');
  const direction = () => tabs.evaluate((list) => getComputedStyle(list).direction);

  await stage.show('navigation-tabs--default');
  expect(await direction()).toBe('ltr');
  await page.evaluate(changeGlobals, { direction: 'rtl' });
  expect(await direction()).toBe('rtl');
  // Twice: what is as it was is not set again.
  for (let time = 0; time < 2; time++) {
    await page.evaluate(changeGlobals, { direction: 'language' });
    expect(await page.evaluate(() => document.documentElement.dir)).toBe('ltr');
    expect(await direction()).toBe('ltr');
  }

  await stage.show('navigation-tabs--right-to-left');
  await page.evaluate(changeGlobals, { direction: 'language' });
  expect(await direction()).toBe('rtl');
});
