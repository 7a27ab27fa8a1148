import { slowPhone } from '../../../tools/bench/slow-phone.ts';
import { expect, test } from './support/test.ts';

const moments = [0, 500, 1000, 1500, 2000, 2500, 3000, 3500, 4000];

for (const moment of moments) {
  test(`a search pressed ${moment} ms after the first paint is answered once`, async ({ page }) => {
    await slowPhone(page);
    await page.goto('/', { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('first-paint').length > 0);
    await page.waitForTimeout(moment);
    const before = await page.evaluate(() => history.length);
    await page.getByRole('button', { name: 'Search Room' }).click({ noWaitAfter: true });
    // The browser sends the form as it is; React leaves out what was not chosen.
    await expect(page).toHaveURL(/\/rooms4(\?guests=1)?$/);
    await expect(page.getByRole('heading', { level: 1, name: /rooms/i })).toBeVisible();
    expect(await page.evaluate(() => history.length)).toBe(before + 1);
  });
}
