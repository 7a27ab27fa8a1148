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

export { expect };
