import type { Locator } from '@playwright/test';
import { countLoads } from './support/count-loads.ts';
import { hydrated } from './support/hydrated.ts';
import { expect, expectOnlyFailedFetches, test } from './support/test.ts';

// The loader tries ten times before it gives up.
test.describe.configure({ timeout: 90_000 });

async function press(link: Locator): Promise<void> {
  await hydrated(link);
  await link.click();
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
  await press(menu.getByRole('link', { name: 'About' }));
  await expect.poll(() => loads.count, { timeout: 30_000 }).toBe(1);
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/', { waitUntil: 'networkidle' });
  await press(menu.getByRole('link', { name: 'Contact' }));
  await expect(page.getByRole('heading', { name: 'This page could not be shown' })).toBeVisible({
    timeout: 30_000,
  });
  await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
  expect(loads.count).toBe(2);
  expectOnlyFailedFetches(quietConsole);
});

test('without a network nothing is reloaded; the page says so, and comes with the network', async ({
  page,
  context,
  quietConsole,
}) => {
  await page.route(/\/assets\/about[\w-]*\.js$/, (route) => route.abort());
  await page.goto('/', { waitUntil: 'networkidle' });
  const loads = countLoads(page);
  const about = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' });
  await hydrated(about);
  await context.setOffline(true);
  await about.click();
  await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible({ timeout: 30_000 });
  await expect(
    page.getByText('You seem to be offline. Please check your connection.'),
  ).toBeVisible();
  expect(loads.count).toBe(0);
  await page.unrouteAll();
  await context.setOffline(false);
  await expect.poll(() => loads.count).toBe(1);
  await expect(page.getByRole('button', { name: 'Try Again' })).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expectOnlyFailedFetches(quietConsole);
});

test('a dialog whose code cannot be fetched leaves the page as it is, and is tried again', async ({
  page,
  quietConsole,
}) => {
  const code = /\/assets\/ticket-dialog[\w-]*\.js$/;
  await page.route(code, (route) => route.abort());
  await page.route('/events', (route) =>
    route.request().method() === 'HEAD' ? route.abort() : route.continue(),
  );
  await page.goto('/events', { waitUntil: 'networkidle' });
  const book = page.getByRole('button', { name: /^Book Now/ }).first();
  await press(book);
  const toast = page.getByText('This could not be opened. Please check your connection.');
  await expect(toast).toBeVisible({ timeout: 30_000 });
  await test.step('the toast goes with the page that could try again', async () => {
    await page.getByRole('link', { name: 'About', exact: true }).click();
    await expect(page).toHaveURL('/about');
    await expect(toast).toBeHidden();
    await page.goBack();
  });
  await test.step('another press tries again, and so does the toast', async () => {
    await book.click();
    await expect(toast).toBeVisible({ timeout: 30_000 });
    await book.click();
    await expect(toast).toBeHidden();
    await expect(toast).toBeVisible({ timeout: 30_000 });
    await page.unroute(code);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
  expectOnlyFailedFetches(quietConsole);
});
