import { failureTexts } from '@vestibule/domain/problem';
import type { Page } from '@playwright/test';
import { bookStay, freeStay, signInNewGuest } from './support/guest.ts';
import { hydrated } from './support/hydrated.ts';
import { expect, expectOnlyFailedFetches, test } from './support/test.ts';

const room = 'sea-view-king';
const sessions = '**/api/payments/thawani/create-session';
const pay = (page: Page) => page.getByRole('button', { name: 'Pay', exact: true });
const dialog = (page: Page) => page.getByRole('dialog');
const visa = (page: Page) => dialog(page).getByRole('button', { name: /VISA/ });

async function expectOneBooking(page: Page): Promise<void> {
  await page.goto('/booking-management');
  await expect(page.getByRole('row').filter({ hasText: 'Sea View King' })).toHaveCount(1);
}

test('offline in the middle of the form: it says so, all stays, and it goes on without a reload', async ({
  page,
  context,
  quietConsole,
}) => {
  await signInNewGuest(page);
  const [from, to] = await freeStay(page, room);
  const dates = encodeURIComponent(`${from} - ${to}`);
  await page.goto(`/room-single/${room}?dateRange=${dates}&guests=1`);
  const name = page.getByRole('form', { name: 'Book This Suite' }).getByLabel('Name');
  await name.fill('Layla');
  const book = page.getByRole('button', { name: 'Book Your Stay' });
  await hydrated(book);
  await page.evaluate(() => Object.assign(window, { stillHere: true }));
  await context.setOffline(true);
  await name.fill('Layla Haddad');
  await book.click();
  // Either the dialog is at hand and its payment fails, or its code is not.
  const noCode = page.getByText('This could not be opened. Please check your connection.');
  await expect(noCode.or(visa(page))).toBeVisible({ timeout: 30_000 });
  if (await visa(page).isVisible()) {
    await visa(page).click();
    await expect(dialog(page).getByText(failureTexts.offline)).toBeVisible();
    await page.keyboard.press('Escape');
  }
  await expect(name).toHaveValue('Layla Haddad');
  await context.setOffline(false);
  await book.click();
  await expect(visa(page)).toBeVisible();
  expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);
  await visa(page).click();
  await expect(pay(page)).toBeVisible();
  expectOnlyFailedFetches(quietConsole);
});

test('each call fails at first: the page stays readable, and another press pays', async ({
  page,
  quietConsole,
}) => {
  await signInNewGuest(page);
  const asked = new Set<string>();
  await page.route('**/api/**', (route) => {
    const url = route.request().url();
    if (asked.has(url)) return route.fallback();
    asked.add(url);
    return route.abort();
  });
  let reached = 0;
  page.on('response', (response) => {
    if (response.url().endsWith('/thawani/create-session')) reached += 1;
  });
  await bookStay(page, room);
  await visa(page).click();
  await expect(dialog(page).getByText(failureTexts.noAnswer)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveText(
    'Sea View King',
  );
  expect(reached).toBe(0);
  await visa(page).click();
  await expect(pay(page)).toBeVisible();
  expect(reached).toBe(1);
  expectOnlyFailedFetches(quietConsole, /failed \(no response\)/);
});

test('a press twice, and a reply that is lost on the way: one booking', async ({
  page,
  quietConsole,
}) => {
  await signInNewGuest(page);
  await bookStay(page, room);
  let sent = 0;
  await page.route(sessions, async (route) => {
    sent += 1;
    const reply = await route.fetch();
    await (sent === 1 ? route.abort() : route.fulfill({ response: reply }));
  });
  await visa(page).dblclick();
  await expect(dialog(page).getByText(failureTexts.noAnswer)).toBeVisible();
  expect(sent).toBe(1);
  await visa(page).click();
  await expect(pay(page)).toBeVisible();
  await expectOneBooking(page);
  expectOnlyFailedFetches(quietConsole);
});
