import { expect, test } from 'vitest';
import { openBrowser } from './browser.ts';
import { builtStories } from './built-stories.ts';
import { serveFolder } from './serve-folder.ts';
import { openStage } from './stage.ts';

test('stories of many forms stay at their top while their steps run', async () => {
  await using served = await serveFolder(builtStories);
  await using browser = await openBrowser();
  await using stage = await openStage(browser, served.url, {
    globals: { theme: 'light' },
    width: 1280,
  });
  const { page } = stage;
  await stage.show('feedback-badge--default');
  await page.evaluate(() => {
    addEventListener('scroll', () => (document.documentElement.dataset['scrolled'] = ''));
  });
  for (const id of ['rooms-roombookingsidebar--all-form-errors', 'matrix-account--refused']) {
    await stage.show(id);
    expect(await page.locator('form').count()).toBeGreaterThan(3);
    const scrolled = await page.locator('[data-scrolled]').count();
    expect({ id, scrolled }).toEqual({ id, scrolled: 0 });
  }
});
