import type { Locator, Page } from '@playwright/test';
import { bookStay, signInNewGuest } from './support/guest.ts';
import { hydrated } from './support/hydrated.ts';
import { expect, test } from './support/test.ts';

/** The dialog shows before its entry of the history is written; no guest is as quick. */
async function opened(page: Page, dialog: Locator): Promise<void> {
  await expect(dialog).toBeVisible();
  const steps = () => page.evaluate(() => Object.keys(history.state?.usr?.steps ?? {}).length);
  await expect.poll(steps).toBe(1);
}

/** Back closes the dialog on its page, Forward opens nothing, and the next Back leaves the page. */
async function expectBackToClose(page: Page, dialog: Locator, opener: Locator): Promise<void> {
  const address = page.url();
  await opened(page, dialog);
  await page.goBack();
  await expect(dialog).toBeHidden();
  expect(page.url()).toBe(address);
  await expect(opener).toBeFocused();
  await page.goForward();
  expect(page.url()).toBe(address);
  await expect(dialog).toHaveCount(0);
  await page.goBack();
  expect(page.url()).toBe(address);
}

/** Closed by its cross or Escape, a dialog leaves nothing for Back to do twice. */
async function expectCrossToLeaveNothing(page: Page, open: () => Promise<void>): Promise<void> {
  const before = await page.evaluate(() => history.length);
  const dialog = page.getByRole('dialog');
  for (const key of ['Escape', 'Escape']) {
    await open();
    await opened(page, dialog);
    await page.keyboard.press(key);
    await expect(dialog).toHaveCount(0);
  }
  expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(before + 1);
}

test.beforeEach(async ({ page }) => {
  await page.goto('/contact');
});

for (const width of [1440, 360]) {
  test.describe(`${width} wide`, () => {
    test.use({ viewport: { width, height: 780 } });

    test('Back closes the request for a hall, and what was typed stays', async ({ page }) => {
      await page.goto('/meeting-hall');
      const opener = page.getByRole('button', { name: 'Book Now for The Majlis' });
      await hydrated(opener);
      await opener.click();
      const dialog = page.getByRole('dialog', { name: 'Book Meeting Hall' });
      const name = dialog.getByRole('textbox', { name: 'Full name' });
      await name.fill('Salma Al Harthy');
      await expectBackToClose(page, dialog, opener);
      await opener.click();
      await expect(name).toHaveValue('Salma Al Harthy');
      await opened(page, dialog);
      await page.goBack();
      await expect(dialog).toHaveCount(0);
      await expectCrossToLeaveNothing(page, () => opener.click());
      await page.goBack();
      await expect(page).toHaveURL('/contact');
    });

    test('Back closes the pictures of a room', async ({ page }) => {
      await page.goto('/room-single/sea-view-king');
      const opener = page.getByRole('button', { name: /^Enlarge/ }).first();
      await hydrated(opener);
      await opener.scrollIntoViewIfNeeded();
      await opener.hover();
      const place = await opener.boundingBox();
      await opener.click();
      await expectBackToClose(page, page.getByRole('dialog'), opener);
      // What came above it meanwhile has moved the page, not the picture.
      expect((await opener.boundingBox())?.y).toBeCloseTo(place?.y ?? Number.NaN, -1);
      await page.goBack();
      await expect(page).toHaveURL('/contact');
    });
  });
}

test('Back closes the payment, keeps the form, and another press pays', async ({ page }) => {
  await signInNewGuest(page);
  await bookStay(page, 'sea-view-king');
  const dialog = page.getByRole('dialog', { name: 'Select Payment Method' });
  const book = page.getByRole('button', { name: 'Book Your Stay' });
  await expectBackToClose(page, dialog, book);
  await expect(page.getByRole('form', { name: 'Book This Suite' }).getByLabel('Name')).toHaveValue(
    'Layla Haddad',
  );
  await book.click();
  await opened(page, dialog);

  await test.step('while the order is on its way the dialog stays', async () => {
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/create-session', async (route) => {
      await answered;
      await route.fallback();
    });
    await dialog.getByRole('button', { name: /VISA/ }).click();
    await page.goBack();
    await expect(dialog).toBeVisible();
    answer();
    await expect(page.getByRole('button', { name: 'Pay', exact: true })).toBeVisible();
  });
});

test('Back closes the details of a booking', async ({ page }) => {
  await signInNewGuest(page);
  await page.goto('/booking-management');
  const details = page.getByRole('button', { name: /^Details/ }).first();
  await hydrated(details);
  await details.click();
  await expectBackToClose(page, page.getByRole('dialog'), details);
});

test('Back closes the details of a booking even before React has rendered their entry', async ({
  page,
}) => {
  await signInNewGuest(page);
  await page.goto('/booking-management');
  const details = page.getByRole('button', { name: /^Details/ }).first();
  await hydrated(details);
  await page.evaluate(() => {
    const pushState = history.pushState.bind(history);
    history.pushState = (...entry) => {
      pushState(...entry);
      history.pushState = pushState;
      history.back();
      // Back has its turn before the rendering, which React asks for when this returns.
      const until = performance.now() + 500;
      while (performance.now() < until);
    };
    window.addEventListener('popstate', () => (document.body.dataset['went'] = 'back'));
  });
  await details.click();
  await expect(page.locator('body')).toHaveAttribute('data-went', 'back');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
