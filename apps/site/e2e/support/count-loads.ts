import type { Page } from '@playwright/test';

/** Counts how often a document has been loaded since. */
export function countLoads(page: Page): { count: number } {
  const loads = { count: 0 };
  page.on('load', () => (loads.count += 1));
  return loads;
}
