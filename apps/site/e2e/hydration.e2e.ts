import { expectFittingPictures } from './support/fitting-pictures.ts';
import { fontsAfterPaint, layoutShift, NO_SHIFT, watchPaint } from './support/paint.ts';
import { publicPages } from './support/public-pages.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 768, height: 1024 } });

/** What a campaign adds to an address. */
const UNKNOWN = 'utm_source=mail&fbclid=1';

for (const path of publicPages) {
  test(`${path} hydrates in silence and stands still, as the same page with what a campaign adds to its address [S2.routes.2]`, async ({
    page,
    request,
  }) => {
    const address = `${path}?${UNKNOWN}`;
    const [plain, added] = await Promise.all([request.get(path), request.get(address)]);
    expect(await added.text()).toBe(await plain.text());
    await watchPaint(page);
    await fontsAfterPaint(page);
    await page.goto(address, { waitUntil: 'networkidle' });
    await expect(page.locator('h1').first()).toBeVisible();
    expect(await layoutShift(page)).toBeLessThan(NO_SHIFT);
    await expectFittingPictures(page);
    // The parts that wait for the guest hydrate too.
    await page.mouse.wheel(0, 200);
    await page.waitForLoadState('networkidle');
    await expect(page.locator('a[href*="utm_source"]')).toHaveCount(0);
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
