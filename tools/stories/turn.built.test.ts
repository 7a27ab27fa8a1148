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

test('the next story is shown as it was asked for, whatever the one before was turned to', async () => {
  await using served = await serveFolder(builtStories);
  await using browser = await openBrowser();
  const look = { globals: { locale: 'en', direction: 'language' }, width: 1280 };
  await using stage = await openStage(browser, served.url, look);
  const { page } = stage;
  const shown = async () => {
    const text = await page.locator('#storybook-root').innerText();
    const direction = await page.evaluate(() => document.documentElement.dir);
    return { marked: text.includes('\u27e6'), direction };
  };
  await stage.show('newsletter-newsletterform--default');
  await page.evaluate(changeGlobals, { locale: 'pseudo', direction: 'rtl' });
  expect(await shown()).toEqual({ marked: true, direction: 'rtl' });
  await stage.show('navigation-tabs--default');
  await stage.show('newsletter-newsletterform--default');
  expect(await shown()).toEqual({ marked: false, direction: 'ltr' });
});
