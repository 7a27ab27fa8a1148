import type { Page } from '@playwright/test';
import { publicPages } from './support/public-pages.ts';
import { expect, test } from './support/test.ts';

/** They ask the server by themselves for what only the guest may see (decision 010). */
const askAtOnce = new Set(['/booking-management', '/payment-return', '/verify-email']);

for (const path of publicPages.filter((page) => !askAtOnce.has(page))) {
  test(`${path} loads no script before the guest's first sign that it did not announce`, async ({
    page,
  }) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    const { announced, loaded } = await page.evaluate(() => ({
      announced: [
        ...document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]'),
        ...document.querySelectorAll<HTMLScriptElement>('script[src]'),
      ].map((element) => ('href' in element ? element.href : element.src)),
      loaded: performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        .filter((name) => name.endsWith('.js')),
    }));
    if (page.url().endsWith(path)) expect(announced).toEqual(expect.arrayContaining(loaded));
  });
}

/** Holds the script of a part back until it is released. */
async function withSlowParts(page: Page, part: RegExp) {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(part, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test('text typed before the form answers is kept, and sent', async ({ page, quietConsole }) => {
  const release = await withSlowParts(page, /LoginPart/);
  await page.goto('/login');
  const form = page.locator('main');
  await form.getByLabel('Email', { exact: true }).pressSequentially('nobody@example.com');
  await form.getByLabel('Password', { exact: true }).pressSequentially('Seaside7Palms');
  await expect(form.getByRole('button', { name: 'Sign In' })).toBeDisabled();
  release();
  await form.getByRole('button', { name: 'Sign In' }).click();
  await expect(form.getByRole('alert')).toHaveText('The email or password is not right.');
  await expect(form.getByLabel('Email', { exact: true })).toHaveValue('nobody@example.com');
  expect(quietConsole.splice(0)).toEqual([expect.stringContaining('401')]);
});

test('a name typed before the booking form answers is kept', async ({ page }) => {
  const release = await withSlowParts(page, /RoomBooking/);
  await page.goto('/room-single/sea-view-king');
  const name = page.getByRole('textbox', { name: /name/i }).first();
  await name.pressSequentially('Layla');
  release();
  await page.getByRole('button', { name: 'Book Your Stay' }).click();
  await expect(page.getByText('Please select check-in date.').first()).toBeVisible();
  await expect(name).toHaveValue('Layla');
});

test('a press in the moment the booking form answers finds what was typed', async ({ page }) => {
  const release = await withSlowParts(page, /RoomBooking/);
  await page.goto('/room-single/sea-view-king');
  const name = page.getByRole('textbox', { name: /name/i }).first();
  await name.pressSequentially('Layla');
  await name.evaluate((field: HTMLInputElement) => {
    const part = field.closest('[data-waiting]');
    const press = () => field.form?.querySelector<HTMLElement>('[type="submit"]')?.click();
    if (part) new MutationObserver(press).observe(part, { attributeFilter: ['data-waiting'] });
  });
  release();
  await expect(page.getByText('Please select check-in date.').first()).toBeVisible();
  await expect(name).toHaveValue('Layla');
});

test('typing goes on while the booking form begins to answer', async ({ page }) => {
  const release = await withSlowParts(page, /RoomBooking/);
  await page.goto('/room-single/sea-view-king');
  const name = page.getByRole('textbox', { name: /name/i }).first();
  await name.pressSequentially('Lay');
  release();
  await name.pressSequentially('la Haddad of Muttrah', { delay: 15 });
  await page.getByRole('button', { name: 'Book Your Stay' }).click();
  await expect(page.getByText('Please select check-in date.').first()).toBeVisible();
  await expect(name).toHaveValue('Layla Haddad of Muttrah');
});

test('text typed before any script ran is kept', async ({ page }) => {
  const release = await withSlowParts(page, /entry\.client/);
  await page.goto('/room-single/sea-view-king', { waitUntil: 'commit' });
  const name = page.getByRole('textbox', { name: /name/i }).first();
  await name.pressSequentially('Layla');
  release();
  await page.waitForLoadState('networkidle');
  await name.pressSequentially(' Haddad');
  await page.getByRole('button', { name: 'Book Your Stay' }).click();
  await expect(page.getByText('Please select check-in date.').first()).toBeVisible();
  await expect(name).toHaveValue('Layla Haddad');
});

test('two fields of one form, filled before it answers, are both kept', async ({ page }) => {
  const release = await withSlowParts(page, /RoomBooking/);
  await page.goto('/room-single/sea-view-king');
  const name = page.getByRole('textbox', { name: /name/i }).first();
  const phone = page.getByRole('textbox', { name: /phone/i }).first();
  await name.pressSequentially('Amal');
  await phone.pressSequentially('92123456');
  release();
  await page.getByRole('button', { name: 'Book Your Stay' }).click();
  await expect(page.getByText('Please select check-in date.').first()).toBeVisible();
  await expect(name).toHaveValue('Amal');
  await expect(phone).toHaveValue('92123456');
});

test('a button pressed before its part answers is heard when it does', async ({ page }) => {
  const release = await withSlowParts(page, /EventList/);
  await page.goto('/events');
  await page
    .getByRole('button', { name: /Book Now/ })
    .first()
    .click();
  release();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a part that cannot be fetched is tried again, and the page stays', async ({
  page,
  quietConsole,
}) => {
  let refused = 0;
  await page.route(/EventList/, async (route) => {
    refused += 1;
    if (refused === 1) await route.abort();
    else await route.continue();
  });
  await page.goto('/events');
  await page
    .getByRole('button', { name: /Book Now/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(quietConsole.splice(0)).toEqual([expect.stringContaining('ERR_FAILED')]);
});

test('a box ticked or cleared before the form answers stays so', async ({ page }) => {
  const release = await withSlowParts(page, /SignupPart/);
  await page.goto('/signup');
  const newsletter = page.getByLabel("Send me the hotel's newsletter");
  await expect(newsletter).toBeChecked();
  await newsletter.uncheck();
  release();
  await expect(page.getByRole('button', { name: 'Create Account' })).toBeEnabled();
  await expect(newsletter).not.toBeChecked();
});
