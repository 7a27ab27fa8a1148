import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

const moments = [0, 500, 1000, 1500, 2000, 2500, 3000, 3500, 4000];

/** A middling phone: 1.6 Mbit/s, 150 ms, a processor four times slower. */
async function throttle(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 93_750,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

for (const moment of moments) {
  test(`a search pressed ${moment} ms after the first paint is answered once`, async ({ page }) => {
    await throttle(page);
    await page.goto('/', { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('first-paint').length > 0);
    await page.waitForTimeout(moment);
    const before = await page.evaluate(() => history.length);
    await page.getByRole('button', { name: 'Search Room' }).click({ noWaitAfter: true });
    // The browser sends the form as it stands; React leaves out what was not chosen.
    await expect(page).toHaveURL(/\/rooms4(\?guests=1)?$/);
    await expect(page.getByRole('heading', { level: 1, name: /rooms/i })).toBeVisible();
    expect(await page.evaluate(() => history.length)).toBe(before + 1);
  });
}
