import { SAMPLE_NOW } from '@vestibule/domain/calendar/builders';
import { expect, test } from 'vitest';
import { openBrowser } from './browser.ts';
import { builtStories } from './built-stories.ts';
import { serveFolder } from './serve-folder.ts';
import { openStage } from './stage.ts';

test('a built story, too, stands still when it is loaded and when it renders', async () => {
  await using served = await serveFolder(builtStories);
  await using browser = await openBrowser();
  const look = { globals: { theme: 'light' }, width: 1280 };
  await using stage = await openStage(browser, served.url, look);
  await stage.show('checks-clock--stands-still');
  const shown = await stage.page
    .locator('time')
    .evaluateAll((times: HTMLTimeElement[]) => times.map(({ dateTime }) => dateTime));
  expect(shown).toEqual(Array(2).fill(SAMPLE_NOW.toISOString()));
});
