import { addDays, HOTEL_TIME_ZONE, hotelToday } from '@vestibule/domain/calendar';
import { failureTexts } from '@vestibule/domain/problem';
import type { Page, Route } from '@playwright/test';
import { chooseDay } from './support/choose-day.ts';
import { bookStay, signInNewGuest } from './support/guest.ts';
import { hydrated } from './support/hydrated.ts';
import { expect, expectOnlyFailedFetches, test } from './support/test.ts';

/** How long the browser waits for what was asked and for what was sent, and until a page has settled (`prefetch-pages.ts`). */
const limits = { read: 15_000, sent: 40_000, settled: 1000 };

type Take = (route: Route) => Promise<unknown>;

/** The server takes the call, and its answer never comes. */
const takeOnly: Take = (route) => route.fetch();

/** The first calls of an address are taken so, the others answered; what each was sent with. */
async function takeFirst(
  page: Page,
  address: string,
  ...takes: Take[]
): Promise<(string | undefined)[]> {
  const keys: (string | undefined)[] = [];
  await page.route(address, async (route) => {
    const take = takes.shift();
    await (take ? take(route) : route.fallback());
    keys.push(route.request().headers()['idempotency-key']);
  });
  return keys;
}

test('a request that is never answered: it says so, all stays, and sent again it is the same', async ({
  page,
  quietConsole,
}) => {
  await page.clock.install();
  const keys = await takeFirst(page, '**/api/bookings', takeOnly);
  await page.goto('/meeting-hall');
  await page.getByRole('button', { name: 'Book Now for The Majlis' }).click();
  const dialog = page.getByRole('dialog', { name: 'Book Meeting Hall' });
  const name = dialog.getByRole('textbox', { name: 'Full name' });
  await name.fill('Salma Al Harthy');
  await dialog.getByRole('textbox', { name: 'Email' }).fill('salma@example.com');
  await dialog.getByRole('textbox', { name: 'Phone number' }).fill('+968 9123 4567');
  await dialog.getByRole('spinbutton', { name: 'Expected attendees' }).fill('24');
  await dialog.getByRole('combobox', { name: 'Event type' }).selectOption('Workshop');
  const today = hotelToday(new Date(), HOTEL_TIME_ZONE);
  await chooseDay(page, 'Choose the event date', addDays(today, 12));
  await dialog.getByRole('button', { name: 'Send Request' }).click();
  await expect(name).toBeDisabled();
  await expect.poll(() => keys.length).toBe(1);
  await page.clock.fastForward(limits.sent);
  const failed = dialog.getByText('Failed to submit booking request. Please try again.').first();
  await expect(failed).toBeVisible();
  await expect(name).toHaveValue('Salma Al Harthy');
  await dialog.getByRole('button', { name: 'Send Request' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Your request is sent')).toBeVisible();
  expect(keys[0]).toBeTruthy();
  expect(keys).toEqual([keys[0], keys[0]]);
  expectOnlyFailedFetches(quietConsole);
});

test('a payment that is not answered, then refused by a broken server: the third press books once', async ({
  page,
  quietConsole,
}) => {
  await page.clock.install();
  await signInNewGuest(page);
  await bookStay(page, 'sea-view-king');
  const keys = await takeFirst(page, '**/thawani/create-session', takeOnly, (route) =>
    route.fulfill({ status: 503, json: {} }),
  );
  const dialog = page.getByRole('dialog');
  const visa = dialog.getByRole('button', { name: /VISA/ });
  await visa.click();
  await expect.poll(() => keys.length).toBe(1);
  await page.clock.fastForward(limits.sent);
  await expect(dialog.getByText(failureTexts.noAnswer)).toBeVisible();
  await visa.click();
  await expect.poll(() => keys.length).toBe(2);
  await expect(dialog.getByText(failureTexts.noAnswer)).toHaveCount(0);
  await visa.click();
  await expect(page.getByRole('button', { name: 'Pay', exact: true })).toBeVisible();
  expect(keys[0]).toBeTruthy();
  expect(keys).toEqual([keys[0], keys[0], keys[0]]);
  await page.goto('/booking-management');
  await expect(page.getByRole('row').filter({ hasText: 'Sea View King' })).toHaveCount(1);
  expectOnlyFailedFetches(quietConsole);
});

test('a list that never comes: it says so, and shows what the next try brings', async ({
  page,
  quietConsole,
}) => {
  await page.clock.install();
  await page.goto('/contact', { waitUntil: 'networkidle' });
  await hydrated(page.locator('header').getByRole('link').first());
  const asked = await takeFirst(page, '**/api/events*', takeOnly);
  const main = page.getByRole('navigation', { name: 'Main' });
  await main.getByRole('link', { name: 'Events', exact: true }).click();
  await expect(page.getByText('Loading events...')).toBeVisible();
  await expect.poll(() => asked.length).toBe(1);
  // A page asks again once it has settled; while its list is awaited, that adds no request.
  await page.clock.fastForward(limits.settled);
  await page.clock.fastForward(limits.read);
  await expect(page.getByText('Error Loading Events')).toBeVisible();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('button', { name: /^Book Now/ }).first()).toBeVisible();
  expectOnlyFailedFetches(quietConsole);
});
