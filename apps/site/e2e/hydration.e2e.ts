import { layoutShift, watchPaint } from './support/paint.ts';
import { publicPages } from './support/public-pages.ts';
import { expect, test } from './support/test.ts';

for (const path of publicPages) {
  test(`${path} hydrates in silence and stands still`, async ({ page }) => {
    await watchPaint(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.locator('h1').first()).toBeVisible();
    const shift = await layoutShift(page);
    // A page that sends the visitor on (signed out, to the login) is another page then.
    if (page.url().endsWith(path)) expect(shift).toBeLessThanOrEqual(0.02);
  });
}
