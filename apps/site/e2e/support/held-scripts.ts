import type { Page } from '@playwright/test';

/** What every page needs to answer; the entry script comes without it. */
export const HYDRATION = /\/assets\/hydrate-/;

/** Holds scripts back until they are released. */
export async function holdScripts(page: Page, scripts = HYDRATION): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(scripts, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
