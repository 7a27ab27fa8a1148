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

/** What the browser itself says of what it could not fetch; anything else that was said fails. */
export function expectOnlyFailedFetches(spoken: string[]): void {
  const failed = /Failed to load resource|Failed to fetch dynamically imported module/;
  expect(spoken.splice(0).filter((line) => !failed.test(line))).toEqual([]);
}

export { expect };
