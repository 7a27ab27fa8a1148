import { layoutShift, watchPaint } from './support/paint.ts';
import { publicPages } from './support/public-pages.ts';
import { expect, test } from './support/test.ts';

for (const path of publicPages) {
  test(`${path} hydrates in silence and stands still`, async ({ page }) => {
    await watchPaint(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.locator('h1').first()).toBeVisible();
    expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
  });
}
