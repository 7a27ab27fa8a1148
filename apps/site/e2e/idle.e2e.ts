import { openUntilIdle } from './support/open-until-idle.ts';
import { publicPages } from './support/public-pages.ts';
import { expect, test } from './support/test.ts';

/** Brotli, all scripts of a page, also those that wait for their first use (decision 019). */
const MAX_SCRIPT_BYTES = 260_000;

for (const path of publicPages) {
  test(`${path} has fetched at most 260 kB of scripts once it is idle`, async ({ page }) => {
    await openUntilIdle(page, path);
    const bytes = await page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name }) => name.endsWith('.js'))
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    );
    expect(bytes).toBeGreaterThan(100_000);
    expect(bytes).toBeLessThanOrEqual(MAX_SCRIPT_BYTES);
  });
}

test.describe('a first use needs no network once the page is idle', () => {
  test('the calendar', async ({ page, context }) => {
    await openUntilIdle(page, '/');
    await context.setOffline(true);
    await page.getByRole('button', { name: /dates/i }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('the countries of a phone', async ({ page, context }) => {
    await openUntilIdle(page, '/signup');
    await context.setOffline(true);
    await page.locator('main').getByRole('textbox', { name: 'Phone' }).focus();
    await expect(page.getByRole('combobox')).toBeVisible();
  });
});
