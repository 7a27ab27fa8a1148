import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

// The loader tries ten times before it gives up.
test.describe.configure({ timeout: 90_000 });

/** Counts how often a document has been loaded since. */
function countLoads(page: Page) {
  const loads = { count: 0 };
  page.on('load', () => (loads.count += 1));
  return loads;
}

/** Until React has the link, the browser itself follows it. */
async function untilReactHas(link: Locator): Promise<void> {
  const hydrated = (element: Element) =>
    Object.keys(element).some((key) => key.startsWith('__reactProps'));
  await expect.poll(() => link.evaluate(hydrated), { timeout: 30_000 }).toBe(true);
}

async function press(link: Locator): Promise<void> {
  await untilReactHas(link);
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
  const about = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' });
  await untilReactHas(about);
  await context.setOffline(true);
  await about.click();
  await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible({ timeout: 30_000 });
  expect(loads.count).toBe(0);
  quietConsole.splice(0);
});
