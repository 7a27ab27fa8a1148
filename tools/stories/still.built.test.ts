import { expect, test } from 'vitest';
import { openBrowser } from './browser.ts';
import { builtStories } from './built-stories.ts';
import { serveFolder } from './serve-folder.ts';
import { openStage } from './stage.ts';

test('the story of every error stays at its top while its steps run', async () => {
  await using served = await serveFolder(builtStories);
  await using browser = await openBrowser();
  await using stage = await openStage(browser, served.url, {
    globals: ['theme:light'],
    width: 1280,
  });
  const { page } = stage;
  await stage.show('feedback-badge--default');
  await page.evaluate(() => {
    addEventListener('scroll', () => (document.documentElement.dataset['scrolled'] = ''));
  });
  await stage.show('rooms-roombookingsidebar--every-error');
  expect(await page.getByRole('form').count()).toBeGreaterThan(5);
  expect(await page.locator('[data-scrolled]').count()).toBe(0);
});
