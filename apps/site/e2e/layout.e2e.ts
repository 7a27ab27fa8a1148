import { phoneHref } from '@vestibule/domain/content';
import { hotelSettings } from './support/hotel-settings.ts';
import { publicPages } from './support/public-pages.ts';
import { expect, test } from './support/test.ts';

test('a toast container is on every page (spec 2) [S2.routes.7]', async ({ request }) => {
  for (const path of publicPages) {
    const html = await (await request.get(path)).text();
    expect(html, path).toContain('aria-label="Notifications"');
  }
});

test('the first Tab leads past the navigation', async ({ page }) => {
  await page.goto('/about', { waitUntil: 'networkidle' });
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const crumb = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').first();
  await expect(crumb).toBeFocused();
});

test.describe('the header (spec 2, Layout)', () => {
  test('the top bar is there, and hidden on login and signup [S2.layout.2]', async ({
    page,
    request,
  }) => {
    const { phone: number } = await hotelSettings(request);
    const phone = page.locator('header').getByRole('link', { name: number });
    await page.goto('/');
    await expect(phone).toHaveAttribute('href', phoneHref(number));
    for (const path of ['/login', '/signup']) {
      await page.goto(path);
      await expect(phone).toHaveCount(0);
    }
  });

  test('the navigation leaves news out, and marks the page on show', async ({ page }) => {
    await page.goto('/rooms');
    const main = page.getByRole('navigation', { name: 'Main' });
    await expect(main.getByRole('link', { name: /blog|news/i })).toHaveCount(0);
    await expect(main.locator('[aria-current="page"]')).toHaveText('Rooms');
    await main.getByRole('link', { name: 'Spa' }).click();
    await expect(main.locator('[aria-current="page"]')).toHaveText('Spa');
    await test.step('a search and a room are under Rooms', async () => {
      for (const path of ['/rooms4', '/room-single/sea-view-king']) {
        await page.goto(path);
        await expect(main.locator('[aria-current="page"]')).toHaveText('Rooms');
      }
    });
  });

  test('the rating 6.0 leads to a booking site elsewhere', async ({ page, baseURL }) => {
    await page.goto('/');
    const badge = page.getByRole('link', { name: /^6\.0/ });
    const href = (await badge.getAttribute('href')) ?? '';
    expect(new URL(href).protocol).toBe('https:');
    expect(new URL(href).host).not.toBe(new URL(baseURL ?? '').host);
  });

  test('on a phone the menu is a dialog: it takes the focus, gives it back, and leads on', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/about', { waitUntil: 'networkidle' });
    const open = page.getByRole('button', { name: 'Open menu' });
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await open.click();
    await expect(menu.locator('[aria-current="page"]')).toHaveText('About');
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
    await expect(open).toBeFocused();
    await open.click();
    await menu.getByRole('link', { name: 'Restaurant' }).click();
    await expect(page).toHaveURL('/restaurant');
    await expect(menu).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });
});

test('the footer leads back to the top', async ({ page }) => {
  await page.goto('/about', { waitUntil: 'networkidle' });
  const back = page.getByRole('button', { name: 'Back to top' });
  await back.scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  await back.press('Enter');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
});
