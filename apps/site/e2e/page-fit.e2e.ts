import type { Page } from '@playwright/test';
import { languages, pathIn } from '@vestibule/domain/words';
import { publicPages } from './support/public-pages.ts';
import { expect, test } from './support/test.ts';

/** Pixels that the page is wider than its window; the gutter of the scrollbar makes it less. */
const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const path of publicPages) {
  test(`${path} never scrolls sideways: on a phone, at 200 % zoom, with text twice as large`, async ({
    page,
  }) => {
    for (const address of languages.map((language) => pathIn(language, path))) {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto(address);
      await expect(page.locator('h1').first()).toBeVisible();
      expect.soft(await sideways(page), `${address}, a phone of 360 px`).toBeLessThanOrEqual(0);
      await page.setViewportSize({ width: 640, height: 450 });
      expect.soft(await sideways(page), `${address}, 1280 px at 200 % zoom`).toBeLessThanOrEqual(0);
      await page.addStyleTag({ content: 'html { font-size: 200% }' });
      expect
        .soft(await sideways(page), `${address}, text alone twice as large`)
        .toBeLessThanOrEqual(0);
    }
  });
}
