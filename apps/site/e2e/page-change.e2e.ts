import type { Locator, Page } from '@playwright/test';
import { hydrated } from './support/hydrated.ts';
import { expect, test } from './support/test.ts';

test.describe('ruling 1, page loader', () => {
  test.beforeEach(async ({ page }) => {
    await loaderLasts(page, 2500);
  });

  test('arriving shows none; a change of page shows it for 2.5 s and locks scroll [S2.layout.10, S9.loader.1, R1]', async ({
    page,
  }) => {
    // Only once the page answers could it show one.
    await page.clock.install();
    await page.goto('/');
    await hydrated(page.locator('header nav a').first());
    const root = page.locator('html');
    await expect(page.getByText('Loading page')).toHaveCount(0);
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.getByRole('link', { name: 'Rooms', exact: true }).first().click();
    await expect(page.getByText('Loading page')).toHaveCount(1);
    await expect(root).toHaveCSS('overflow', 'hidden');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.clock.runFor(2499);
    await expect(page.getByText('Loading page')).toHaveCount(1);
    await expect(page.locator('[data-shown]')).toHaveCount(1);
    await page.clock.runFor(1);
    await expect(page.locator('[data-shown]')).toHaveCount(0);
    await expect(page.getByText('Loading page')).toHaveCount(0);
    await expect(root).not.toHaveCSS('overflow', 'hidden');
  });

  test('ruling 38, the new page is seen through it and can be pressed [R38]', async ({ page }) => {
    await loaderLasts(page, 600_000);
    await page.goto('/');
    await hydrated(page.locator('header nav a').first());
    const menu = page.getByRole('navigation', { name: 'Main' });
    await menu.getByRole('link', { name: 'Rooms', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Rooms' })).toBeFocused();
    await expect(page.getByText('Loading page')).toHaveCount(1);
    const veil = page.locator('[data-shown]');
    await expect(veil).toHaveCSS('opacity', '1');
    expect(await veil.evaluate(dimming)).toBeLessThanOrEqual(1 / 3);
    await menu.getByRole('link', { name: 'Contact', exact: true }).click();
    await expect(page).toHaveURL('/contact');
  });

  for (const [reducedMotion, moves] of [
    ['no-preference', true],
    ['reduce', false],
  ] as const) {
    test(`ruling 38, its line ${moves ? 'is drawn' : 'is there at once'} for ${reducedMotion} [R38]`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion });
      await loaderLasts(page, 600_000);
      await page.goto('/');
      await hydrated(page.locator('header nav a').first());
      const menu = page.getByRole('navigation', { name: 'Main' });
      await menu.getByRole('link', { name: 'Rooms', exact: true }).click();
      const veil = page.locator('[data-shown]');
      await expect(veil).toHaveCount(1);
      expect((await longestMove(veil)) > 100).toBe(moves);
    });
  }
});

/** Milliseconds of the longest animation or transition of an element and what it holds. */
function longestMove(element: Locator): Promise<number> {
  return element.evaluate((root) => {
    const milliseconds = [root, ...root.querySelectorAll('*')].flatMap((one) => {
      const { animationDuration, transitionDuration } = getComputedStyle(one);
      return `${animationDuration}, ${transitionDuration}`
        .split(', ')
        .map((time) => parseFloat(time) * (time.endsWith('ms') ? 1 : 1000));
    });
    return Math.max(...milliseconds);
  });
}

/** Journeys run without the loader; from here on the home page brings it. */
async function loaderLasts(page: Page, milliseconds: number): Promise<void> {
  await page.route('/', async (route) => {
    const reply = await route.fetch();
    const html = await reply.text();
    await route.fulfill({
      response: reply,
      body: html.replace('"pageLoaderMs":0', `"pageLoaderMs":${milliseconds}`),
    });
  });
}

/** How much of what is beneath an element does not come through its ground. */
function dimming(element: Element): number {
  const [, alpha = '1'] = /\/ ([\d.]+)\)$/.exec(getComputedStyle(element).backgroundColor) ?? [];
  return Number(alpha);
}

test('scroll returns with Back', async ({ page }) => {
  await page.goto('/');
  const link = page.getByRole('link', { name: 'Meeting Halls' }).last();
  await link.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(200);
  await link.click();
  await expect(page).toHaveURL('/meeting-hall');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(200);
});

test('title, description and address of record follow from page to page', async ({ page }) => {
  const description = page.locator('meta[name="description"]');
  const canonical = page.locator('link[rel="canonical"]');
  const menu = page.getByRole('navigation', { name: 'Main' });
  await page.goto('/');
  await menu.getByRole('link', { name: 'Spa', exact: true }).click();
  await expect(page).toHaveTitle(/^Spa & Wellness · /);
  await expect(description).toHaveAttribute('content', /hammam/);
  await expect(canonical).toHaveAttribute('href', /\/spa$/);
  await menu.getByRole('link', { name: 'Contact', exact: true }).click();
  await expect(page).toHaveTitle(/^Contact · /);
  await expect(description).toHaveAttribute('content', /How to reach/);
  await expect(canonical).toHaveAttribute('href', /\/contact$/);
});
