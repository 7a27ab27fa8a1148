import { failUntilPressed } from './support/fail-until-pressed.ts';
import { hydrated } from './support/hydrated.ts';
import { expect, test } from './support/test.ts';

/** Where to, the fallback title, and what says that something failed (spec 8). */
const failing = [
  {
    link: 'About',
    title: 'About the hotel',
    failures: ['Failed to fetch about content'],
  },
  {
    link: 'Rooms',
    title: 'Rooms & Suites',
    failures: ['Failed to fetch rooms content', 'Failed to fetch rooms'],
  },
  {
    link: 'Spa',
    title: 'Spa & Wellness',
    failures: ['Failed to fetch spa content', 'Error Loading Spa Services'],
  },
  {
    link: 'Restaurant',
    title: 'Restaurant',
    failures: ['Failed to fetch restaurant content', 'Failed to load menu items'],
  },
  {
    link: 'Events',
    title: 'Events',
    failures: ['Failed to fetch events content', 'Error Loading Events'],
  },
  {
    link: 'Meeting Halls',
    title: 'Meeting Halls & Conference Rooms',
    failures: ['Failed to fetch meeting hall content', 'Error Loading Meeting Halls'],
  },
];

test.describe('the API is down (spec 8)', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/contact', { waitUntil: 'networkidle' });
    await hydrated(page.locator('header').getByRole('link').first());
    await failUntilPressed(page, '**/api/**');
  });

  test.afterEach(({ quietConsole }) => {
    for (const line of quietConsole.splice(0))
      expect(line).toMatch(/ERR_FAILED|failed \(no response\)/);
  });

  for (const { link, title, failures } of failing) {
    test(`${link} shows its fallback texts and says what failed, never a blank`, async ({
      page,
    }) => {
      const main = page.getByRole('navigation', { name: 'Main' });
      await main.getByRole('link', { name: link, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      for (const text of failures) {
        await expect(page.locator('main').getByText(text, { exact: true })).toBeVisible();
      }
      await expect(page.getByRole('contentinfo')).toBeVisible();
    });
  }

  test('Home shows its fallback texts, the three services and one error block [S2.home.5]', async ({
    page,
  }) => {
    await page.getByRole('link', { name: /, home$/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome');
    const block = page.getByRole('alert').filter({ hasText: 'Part of this page' });
    await expect(block).toContainText('Failed to fetch home content · Failed to fetch rooms');
    await expect(page.getByRole('heading', { level: 3, name: 'Meeting Halls' })).toBeVisible();
    await block.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByRole('region', { name: 'Popular rooms' }).first()).toBeVisible();
    await expect(block).toHaveCount(0);
  });

  test('Terms say that they could not be fetched', async ({ page }) => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
    await expect(page.getByText('Failed to fetch legal content')).toBeVisible();
  });
});
