import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

// The loader tries ten times before it gives up.
test.describe.configure({ timeout: 90_000 });

/** Counts how often a document has been loaded since. */
function countLoads(page: Page) {
  const loads = { count: 0 };
  page.on('load', () => (loads.count += 1));
  return loads;
}

test('code that its own release lacks costs one reload; then the page fails with a way on', async ({
  page,
  quietConsole,
}) => {
  await page.route(/\/assets\/(about|contact)[\w-]*\.js$/, (route) =>
    route.fulfill({ status: 404 }),
  );
  await page.goto('/', { waitUntil: 'networkidle' });
  const loads = countLoads(page);
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByRole('link', { name: 'About' }).click();
  await expect.poll(() => loads.count, { timeout: 30_000 }).toBe(1);
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/', { waitUntil: 'networkidle' });
  await menu.getByRole('link', { name: 'Contact' }).click();
  await expect(page.getByRole('heading', { name: 'This page could not be shown' })).toBeVisible({
    timeout: 30_000,
  });
  await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
  expect(loads.count).toBe(2);
  quietConsole.splice(0);
});

test('without a network nothing is reloaded, and the page fails with a way on', async ({
  page,
  context,
  quietConsole,
}) => {
  await page.route(/\/assets\/about[\w-]*\.js$/, (route) => route.abort());
  await page.goto('/', { waitUntil: 'networkidle' });
  const loads = countLoads(page);
  await context.setOffline(true);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click();
  await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible({ timeout: 30_000 });
  expect(loads.count).toBe(0);
  quietConsole.splice(0);
});
