import { publicPages } from './support/public-pages.ts';
import { expect, test } from './support/test.ts';

for (const path of publicPages) {
  test(`${path} hydrates in silence and stands still`, async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(window, { shift: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { value, hadRecentInput } = entry as PerformanceEntry & {
            value: number;
            hadRecentInput: boolean;
          };
          if (!hadRecentInput)
            Object.assign(window, { shift: Reflect.get(window, 'shift') + value });
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.locator('h1').first()).toBeVisible();
    const shift = await page.evaluate(() => Number(Reflect.get(window, 'shift')));
    // A page that sends the visitor on (signed out, to the login) is another page then.
    if (page.url().endsWith(path)) expect(shift).toBeLessThanOrEqual(0.02);
  });
}
