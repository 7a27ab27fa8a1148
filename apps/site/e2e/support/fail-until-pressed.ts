import type { Page } from '@playwright/test';

/**
 * Requests for the address fail until the guest presses Try Again: a page that has just opened
 * asks again by itself a moment later, and would mend itself before the press.
 */
export async function failUntilPressed(page: Page, address: string): Promise<void> {
  await page.evaluate(() => {
    addEventListener(
      'click',
      ({ target }) => {
        if (target instanceof Element && target.closest('button')?.textContent === 'Try Again')
          document.documentElement.dataset.pressed = '';
      },
      { capture: true },
    );
  });
  await page.route(address, async (route) => {
    const pressed = await page.evaluate(() => 'pressed' in document.documentElement.dataset);
    await (pressed ? route.fallback() : route.abort());
  });
}
