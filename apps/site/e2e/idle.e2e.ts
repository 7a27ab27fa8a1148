import type { Page } from '@playwright/test';
import { openUntilIdle } from './support/open-until-idle.ts';
import { publicPages } from './support/public-pages.ts';
import { expect, test } from './support/test.ts';

/** Brotli, all scripts of a page, also those that wait for their first use (decision 019). */
const MAX_SCRIPT_BYTES = 260_000;

/** Whatever the page asks for from now on never comes. */
async function answerNothing(page: Page): Promise<void> {
  await page.route('**', () => undefined);
}

for (const path of publicPages) {
  test(`${path} has fetched at most 260 kB of scripts once it is idle`, async ({ page }) => {
    await openUntilIdle(page, path);
    const bytes = await page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name }) => name.endsWith('.js'))
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    );
    expect(bytes).toBeGreaterThan(100_000);
    expect(bytes).toBeLessThanOrEqual(MAX_SCRIPT_BYTES);
  });
}

test.describe('a first use needs no network once the page is idle', () => {
  test('the calendar', async ({ page }) => {
    await openUntilIdle(page, '/');
    await answerNothing(page);
    await page.getByRole('button', { name: /dates/i }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('the countries of a phone', async ({ page }) => {
    await openUntilIdle(page, '/signup');
    await answerNothing(page);
    await page.locator('main').getByRole('textbox', { name: 'Phone' }).focus();
    await expect(page.getByRole('combobox')).toBeVisible();
  });

  const dialogs = [
    { page: '/events', opener: /^Book Now for /, dialog: /./ },
    { page: '/meeting-hall', opener: /^Book Now for /, dialog: 'Book Meeting Hall' },
    { page: '/rooms', opener: 'Open menu', dialog: 'Menu' },
  ];
  for (const { page: path, opener, dialog } of dialogs) {
    test(`the dialog of ${path} behind ${opener}`, async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await openUntilIdle(page, path);
      await answerNothing(page);
      const button = page.getByRole('button', { name: opener }).first();
      expect(await button.evaluate(openDialogsAfterPress)).toBe(1);
      const opened = page.getByRole('dialog', { name: dialog });
      await expect(opened.getByRole('heading', { level: 2 })).toBeFocused();
    });
  }
});

test('the ticket dialog opens without any card of the list being drawn again', async ({ page }) => {
  await openUntilIdle(page, '/events');
  const card = page.locator('main article').first();
  const before = await card.evaluateHandle(drawnProperties);
  expect(await before.evaluate((properties) => typeof properties)).toBe('object');
  await page
    .getByRole('button', { name: /^Book Now for / })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  const after = await card.evaluateHandle(drawnProperties);
  expect(await after.evaluate((properties, former) => properties === former, before)).toBe(true);
});

/** Runs in the page: the properties that React last drew an element with are on the element. */
function drawnProperties(node: object): unknown {
  return Object.entries(node).find(([key]) => key.startsWith('__reactProps'))?.[1];
}

/** Runs in the page: how many dialogs stand open in the task after a press. */
async function openDialogsAfterPress(button: HTMLElement | SVGElement): Promise<number> {
  button.focus();
  button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
  return document.querySelectorAll('dialog[open]').length;
}
