import { expect, test } from 'vitest';
import { openBrowser } from './browser.ts';
import { builtStories } from './built-stories.ts';
import { serveFolder } from './serve-folder.ts';
import { openStage } from './stage.ts';

test('a link of an example does not lead away from it', async () => {
  await using served = await serveFolder(builtStories);
  await using browser = await openBrowser();
  const look = { globals: { theme: 'light' }, width: 1280 };
  await using stage = await openStage(browser, served.url, look);
  await stage.show('rooms-roomcard--default');
  const { page } = stage;
  const address = page.url();
  const left: string[] = [];
  page.on('framenavigated', (frame) => left.push(frame.url()));
  await page.getByRole('link', { name: /^View Details/ }).click();
  await page.waitForTimeout(500);
  expect([page.url(), left]).toEqual([address, []]);
});
