import type { Page } from '@playwright/test';

/** Run in the page before its scripts: what some browsers do to a site that may keep nothing. */
const breakers = {
  /** All cookies and site data are blocked. */
  forbidden: () => {
    for (const area of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, area, {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
    }
  },
  /** There is no room left for any of it. */
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  },
};

export const brokenStorages = Object.keys(breakers) as (keyof typeof breakers)[];

/** The browser keeps nothing for any page that opens from now on. */
export async function breakStorage(page: Page, how: keyof typeof breakers): Promise<void> {
  await page.addInitScript(breakers[how]);
}
