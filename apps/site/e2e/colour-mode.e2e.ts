import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

const ground = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

test.use({ colorScheme: 'light' });

test('a guest picks dark by the keyboard, on every page and after a reload', async ({ page }) => {
  await page.goto('/about');
  const light = await ground(page);
  await page.getByRole('radio', { name: 'System' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
  await expect.poll(() => ground(page)).not.toBe(light);
  const dark = await ground(page);

  await page.reload();
  expect(await ground(page)).toBe(dark);
  await page.goto('/ar/rooms');
  expect(await ground(page)).toBe(dark);
  await expect(page.getByRole('radio', { name: 'داكن' })).toBeChecked();

  await page.getByRole('radio', { name: 'حسب الجهاز' }).check();
  await expect.poll(() => ground(page)).toBe(light);
});

test('the first paint is in the mode that the guest chose, before any file has come', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('mode', 'dark'));
  await page.route('**/assets/**', () => {});
  await page.goto('/about', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('paper is light, whatever the guest chose', async ({ page }) => {
  await page.goto('/about');
  const light = await ground(page);
  await page.getByRole('radio', { name: 'Dark' }).check();
  await expect.poll(() => ground(page)).not.toBe(light);
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => ground(page)).toBe(light);
});

test('the bars of the browser take the colour of the mode', async ({ page }) => {
  await page.goto('/about');
  const first = page.locator('meta[name="theme-color"]').first();
  const dark = await page
    .locator('meta[name="theme-color"][media*="dark"]')
    .getAttribute('content');
  await page.getByRole('radio', { name: 'Dark' }).check();
  await expect(first).not.toHaveAttribute('media');
  await expect(first).toHaveAttribute('content', String(dark));
  await page.getByRole('radio', { name: 'System' }).check();
  await expect(first).toHaveAttribute('media', '(prefers-color-scheme: light)');
});

test('another tab follows', async ({ page, context }) => {
  await page.goto('/about');
  const other = await context.newPage();
  await other.goto('/rooms');
  await expect(other.getByRole('radio', { name: 'System' })).toBeChecked();
  await page.getByRole('radio', { name: 'Dark' }).check();
  await expect(other.getByRole('radio', { name: 'Dark' })).toBeChecked();
});

test('a browser that keeps nothing shows the mode as long as the page is open', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full', 'QuotaExceededError');
    };
  });
  await page.goto('/about');
  await page.getByRole('radio', { name: 'Dark' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
  // Another tab keeps something else.
  await page.evaluate(() => dispatchEvent(new StorageEvent('storage', { key: 'user' })));
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});
