import { publicPages } from './support/public-pages.ts';
import { expect, test } from './support/test.ts';

const UNKNOWN = 'utm_source=mail&fbclid=1';

for (const path of publicPages) {
  test(`${path} is the same page with what a campaign adds to its address`, async ({
    page,
    request,
  }) => {
    const [plain, added] = await Promise.all([
      request.get(path),
      request.get(`${path}?${UNKNOWN}`),
    ]);
    expect(await added.text()).toBe(await plain.text());
    await page.goto(`${path}?${UNKNOWN}`, { waitUntil: 'networkidle' });
    // The parts that wait for the guest hydrate too.
    await page.mouse.wheel(0, 200);
    await page.waitForLoadState('networkidle');
    await expect(page.locator('h1').first()).toBeVisible();
    await expect(page.locator('a[href*="utm_source"]')).toHaveCount(0);
  });
}
