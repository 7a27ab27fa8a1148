import { createGuest, signInOnPage } from './support/account.ts';
import { breakStorage, brokenStorages } from './support/broken-storage.ts';
import { freeStay } from './support/guest.ts';
import { hydrated } from './support/hydrated.ts';
import { publicPages } from './support/public-pages.ts';
import { expect, test } from './support/test.ts';

for (const half of [0, 1]) {
  test(`storage is forbidden: every page opens, and its console is silent (${half + 1} of 2)`, async ({
    page,
  }) => {
    await breakStorage(page, 'forbidden');
    for (const path of publicPages.filter((_, index) => index % 2 === half)) {
      await test.step(path, async () => {
        await page.goto(path, { waitUntil: 'domcontentloaded' });
        await hydrated(page.getByRole('link').first());
      });
    }
  });
}

for (const how of brokenStorages) {
  test.describe(`the browser’s storage is ${how}`, () => {
    test('a guest chooses a stay, logs in, finds it again and books', async ({ page, request }) => {
      const guest = await createGuest(request);
      const [from, to] = await freeStay(page, 'sea-view-king');
      await breakStorage(page, how);
      const dates = encodeURIComponent(`${from} - ${to}`);
      await page.goto(`/room-single/sea-view-king?dateRange=${dates}&guests=1`);
      const form = page.getByRole('form', { name: 'Book This Suite' });
      const name = form.getByLabel('Name');
      await name.fill('Layla Haddad');
      await page.getByRole('button', { name: 'Book Your Stay' }).click();
      await form.getByRole('alert').getByRole('link').click();
      await signInOnPage(page, guest);
      await expect(name).toHaveValue('Layla Haddad');
      await page.getByRole('button', { name: 'Book Your Stay' }).click();
      await page.getByRole('dialog').getByRole('button', { name: /VISA/ }).click();
      await expect(page.getByRole('button', { name: 'Pay', exact: true })).toBeVisible();
    });

    test('a session lasts until the page is left, also for who wants to be remembered', async ({
      page,
      request,
    }) => {
      const guest = await createGuest(request);
      await breakStorage(page, how);
      await page.goto('/login');
      await page.getByLabel('Remember me').check();
      await signInOnPage(page, guest);
      const header = page.getByRole('banner');
      await expect(header.getByRole('link', { name: 'Sign in' })).toHaveCount(0);
      await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
      await expect(page).toHaveURL('/terms');
      await expect(header.getByRole('link', { name: 'Sign in' })).toHaveCount(0);
      await page.reload();
      await expect(header.getByRole('link', { name: 'Sign in' })).toBeVisible();
    });
  });
}
