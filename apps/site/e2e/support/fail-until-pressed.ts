import type { Page } from '@playwright/test';

/**
 * Requests for the address fail until the guest presses Try Again: a page that has just opened
 * asks again by itself a moment later, and would mend itself before the press.
 */
export async function failUntilPressed(page: Page, address: string): Promise<void> {
  let pressed = false;
  await page.exposeFunction('tryAgainPressed', () => {
    pressed = true;
  });
  await page.evaluate(() => {
    addEventListener(
      'click',
      ({ target }) => {
        if (target instanceof Element && target.closest('button')?.textContent === 'Try Again')
          (globalThis as unknown as { tryAgainPressed: () => void }).tryAgainPressed();
      },
      { capture: true },
    );
  });
  await page.route(address, (route) => (pressed ? route.fallback() : route.abort()));
}
