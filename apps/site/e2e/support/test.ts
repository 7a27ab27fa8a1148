import { test as base, expect } from '@playwright/test';

/** Every journey fails when the page's console speaks or a request of the page fails. */
export const test = base.extend<{ quietConsole: string[] }>({
  quietConsole: [
    async ({ page }, use) => {
      const spoken: string[] = [];
      page.on('pageerror', (error) => spoken.push(`${page.url()}: ${error.message}`));
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) {
          spoken.push(`${page.url()}: ${message.text()}`);
        }
      });
      await use(spoken);
      expect(spoken).toEqual([]);
    },
    { auto: true },
  ],
});

const failedFetch = /Failed to load resource|Failed to fetch dynamically imported module/;

/** Fails on all that was said but what the browser says of a failed fetch, and `expected`. */
export function expectOnlyFailedFetches(spoken: string[], expected?: RegExp): void {
  const others = spoken.splice(0).filter((line) => !failedFetch.test(line));
  expect(others.filter((line) => !expected?.test(line))).toEqual([]);
}

export { expect };
