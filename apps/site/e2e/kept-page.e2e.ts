import { ensureGuestsChromium } from '../../../tools/ensure-chromium.ts';
import { bookStay, signInNewGuest } from './support/guest.ts';
import { expect, test } from './support/test.ts';

// Playwright's Chromium keeps no page for Back by default; guests' browsers do.
test.use({
  launchOptions: {
    executablePath: ensureGuestsChromium(),
    args: ['--no-sandbox'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

test('Back from the provider finds the page as the browser kept it, and up to date', async ({
  page,
}) => {
  await signInNewGuest(page);
  await bookStay(page, 'sea-view-king');
  await page.evaluate(() => {
    window.addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset['persisted'] = String(persisted);
    });
  });
  await page.getByRole('button', { name: /VISA/ }).click();
  await expect(page.getByRole('button', { name: 'Pay', exact: true })).toBeVisible();
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(/room-single/);
  await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('region', { name: /^Unpaid booking: Sea View/ })).toBeVisible();
});
