import type { Page } from '@playwright/test';

/** After which a page has fetched what it fetches without the guest. */
const OPEN_MS = 3000;

/** A page that a guest has had open for a while. */
export async function openUntilIdle(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'load' });
  await page.waitForTimeout(OPEN_MS);
  await page.waitForLoadState('networkidle');
}
