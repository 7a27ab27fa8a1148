import { fontsAfterPaint, layoutShift, NO_SHIFT, watchPaint } from './support/paint.ts';
import { publicPages } from './support/public-pages.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 768, height: 1024 } });

for (const path of publicPages) {
  test(`${path} hydrates in silence and stands still [S2.routes.2]`, async ({ page }) => {
    await watchPaint(page);
    await fontsAfterPaint(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.locator('h1').first()).toBeVisible();
    expect(await layoutShift(page)).toBeLessThan(NO_SHIFT);
  });
}

test('the way of a signed-out visitor from /profile to /login moves nothing', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await watchPaint(page);
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: 'Welcome Back' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await layoutShift(page)).toBeLessThan(NO_SHIFT);
});
