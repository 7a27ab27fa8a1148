import { addDays, HOTEL_TIME_ZONE, hotelToday } from '@vestibule/domain/calendar';
import type { Locator, Page } from '@playwright/test';
import { arriveSignedIn, createGuest } from './support/account.ts';
import { chooseDay } from './support/choose-day.ts';
import { expect, test } from './support/test.ts';

test('a planner asks for a meeting hall (spec 2, 4 and 5, Meeting halls)', async ({
  page,
  quietConsole,
}) => {
  await page.clock.install();
  await page.goto('/meeting-hall');
  await expect(
    page.getByRole('heading', { level: 1, name: 'Meeting Halls & Conference Rooms' }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Book Now for The Majlis' }).click();
  const dialog = page.getByRole('dialog', { name: 'Book Meeting Hall' });

  await test.step('what is missing is said, and nothing is sent', async () => {
    await dialog.getByRole('button', { name: 'Send Request' }).click();
    const missing = dialog.getByRole('alert').filter({ hasText: 'Full name is required' });
    await expect(missing).toBeFocused();
  });

  await test.step('what was typed outlives a dialog closed by mistake', async () => {
    await dialog.getByRole('textbox', { name: 'Full name' }).fill('Salma Al Harthy');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: 'Book Now for The Majlis' }).click();
    await expect(dialog.getByRole('textbox', { name: 'Full name' })).toHaveValue('Salma Al Harthy');
  });

  const message = 'The desk is closed today.';
  const refusals = [
    ['is said in the server’s words', { message }, message],
    ['without words', {}, 'Failed to submit booking request. Please try again.'],
  ] as const;
  await fillRequest(page, dialog);
  await page.clock.pauseAt(Date.now() + 60_000);
  for (const [title, words, text] of refusals) {
    await test.step(`a refusal ${title}: five seconds, and the form stays [S8.halls.2]`, async () => {
      const refuse = { status: 500, json: { success: false, ...words } };
      await page.route('**/api/bookings', (route) => route.fulfill(refuse), { times: 1 });
      await expectFiveSeconds(page, { role: 'alert', text }, () =>
        dialog.getByRole('button', { name: 'Send Request' }).click(),
      );
      await expect(dialog.getByRole('textbox', { name: 'Email' })).toHaveValue('salma@example.com');
      // The browser itself reports the failure.
      expect(quietConsole.splice(0)).toEqual([expect.stringContaining('500')]);
    });
  }

  await test.step('a whole request is sent, the dialog closes, a toast says so for five seconds [S8.halls.2, S9.toast.1]', async () => {
    const text = 'Booking request submitted successfully! We will contact you soon.';
    await expectFiveSeconds(page, { role: 'status', text }, () =>
      dialog.getByRole('button', { name: 'Send Request' }).click(),
    );
    await expect(dialog).toBeHidden();
    await page.clock.resume();
  });

  await test.step('what was asked for stays on the page, and has the focus', async () => {
    const card = page.getByRole('listitem').filter({ hasText: 'The Majlis' });
    const sent = card.getByText('Your request is sent').locator('xpath=ancestor::*[@tabindex][1]');
    await expect(sent).toBeFocused();
    await expect(sent).toContainText('Workshop, 24 people');
    await expect(sent).toContainText('salma@example.com');
    await sent.getByRole('button', { name: 'Send another request' }).click();
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('hotel and guest get their mails', async () => {
    await expect(async () => {
      await page.goto('/sandbox/outbox');
      await expect(page.getByText('Your request for The Majlis').first()).toBeVisible();
      await expect(page.getByText('Hall request: The Majlis').first()).toBeVisible();
    }).toPass({ timeout: 20_000 });
  });
});

/** On a clock that stands still: the toast is there until 5000 ms have passed, and then it fades. */
async function expectFiveSeconds(
  page: Page,
  { role, text }: { role: 'alert' | 'status'; text: string },
  act: () => Promise<void>,
) {
  const messages = page.getByRole('region', { name: 'Notifications' }).getByRole(role);
  const toast = messages.locator('[data-state]', { hasText: text });
  await act();
  await expect(toast).toHaveAttribute('data-state', 'shown');
  await page.clock.runFor(4999);
  await expect(toast).toHaveAttribute('data-state', 'shown');
  await page.clock.runFor(1);
  await expect(toast).toHaveAttribute('data-state', 'leaving');
  await page.clock.runFor(299);
  await expect(toast).toHaveCount(1);
  await page.clock.runFor(1);
  await expect(toast).toHaveCount(0);
}

async function fillRequest(page: Page, dialog: Locator) {
  await dialog.getByRole('textbox', { name: 'Email' }).fill('salma@example.com');
  await dialog.getByRole('textbox', { name: 'Phone number' }).fill('+968 9123 4567');
  await dialog.getByRole('spinbutton', { name: 'Expected attendees' }).fill('24');
  await dialog.getByRole('combobox', { name: 'Event type' }).selectOption('Workshop');
  // Not today: shortly before midnight it would be past when the request is sent.
  const today = hotelToday(new Date(), HOTEL_TIME_ZONE);
  await chooseDay(page, 'Choose the event date', addDays(today, 10));
}

test('a request that is begun outlives a reload, another language and another page', async ({
  page,
}) => {
  const start = async (name: string) => page.locator('main').getByRole('button', { name }).click();
  const fullName = page.getByRole('dialog').locator('[name="fullName"]');
  await page.goto('/meeting-hall/majlis');
  await start('Book Now');
  await fullName.fill('Salma Al Harthy');
  await page.reload();
  await start('Book Now');
  await expect(fullName).toHaveValue('Salma Al Harthy');
  await page.goto('/terms');
  await page.goBack();
  await start('Book Now');
  await expect(fullName).toHaveValue('Salma Al Harthy');
  await page.keyboard.press('Escape');
  await page.getByRole('contentinfo').getByRole('link', { name: 'العربية' }).click();
  await expect(page).toHaveURL('/ar/meeting-hall/majlis');
  await start('الحجز الآن');
  await expect(fullName).toHaveValue('Salma Al Harthy');
});

test('a guest who is signed in is not asked who they are', async ({ page, request }) => {
  const guest = await createGuest(request);
  await arriveSignedIn(page, guest, '/meeting-hall');
  await page.getByRole('button', { name: 'Book Now for The Majlis' }).click();
  const dialog = page.getByRole('dialog', { name: 'Book Meeting Hall' });
  await expect(dialog.getByRole('textbox', { name: 'Email' })).toHaveValue(guest.email);
});

test('a request with times, sent while signed in, is listed in My Bookings', async ({
  page,
  request,
}) => {
  const guest = await createGuest(request);
  await arriveSignedIn(page, guest, '/meeting-hall/majlis');
  await page.locator('main').getByRole('button', { name: 'Book Now' }).click();
  const dialog = page.getByRole('dialog', { name: 'Book Meeting Hall' });
  await dialog.getByRole('textbox', { name: 'Full name' }).fill('Salma Al Harthy');
  await fillRequest(page, dialog);
  await dialog.getByLabel(/^Start time/).fill('09:00');
  await dialog.getByLabel(/^End time/).fill('12:30');
  await dialog.getByRole('button', { name: 'Send Request' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.locator('main')).toContainText('09:00 to 12:30');
  // What was sent is kept for no next request.
  await page.reload();
  await page.locator('main').getByRole('button', { name: 'Book Now' }).click();
  await expect(dialog.getByRole('textbox', { name: 'Full name' })).toHaveValue(guest.fullName);
  await expect(dialog.getByRole('spinbutton', { name: 'Expected attendees' })).toHaveValue('');
  await page.goto('/booking-management');
  const asked = page.getByRole('region', { name: 'Meeting halls you asked for' });
  await expect(asked.getByRole('link', { name: 'The Majlis' })).toBeVisible();
  await expect(asked).toContainText(/09:00.*12:30/);
});

test('a hall’s page says what it is to search engines', async ({ page }) => {
  await page.goto('/meeting-hall/majlis');
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  const hall = texts
    .map((text) => JSON.parse(text))
    .find((data) => data['@type'] === 'MeetingRoom');
  expect(hall).toMatchObject({
    name: 'The Majlis',
    maximumAttendeeCapacity: 40,
    floorSize: { unitCode: 'FTK' },
  });
  expect(new URL(hall.url).pathname).toBe('/meeting-hall/majlis');
});

test('a hall that the hotel does not have: 404, and the way to all of them', async ({
  page,
  quietConsole,
}) => {
  const response = await page.goto('/meeting-hall/no-such-hall');
  expect(response?.status()).toBe(404);
  const heading = page.getByRole('heading', { name: 'We could not find that meeting hall.' });
  await expect(heading).toBeVisible();
  await expect(page.getByRole('link', { name: 'All meeting halls' })).toHaveAttribute(
    'href',
    '/meeting-hall',
  );
  // The browser itself reports the page's status.
  for (const line of quietConsole.splice(0)) expect(line).toContain('404');
});

test('pages by arrows and numbers, in the address [S2.halls.3]', async ({ page }) => {
  await page.goto('/meeting-hall');
  const pages = page.getByRole('navigation', { name: 'Pages' });
  const previous = pages.getByRole('link', { name: 'Previous page' });
  await expect(previous).toHaveAttribute('aria-disabled', 'true');
  await pages.getByRole('link', { name: 'Page 2' }).click();
  await expect(page).toHaveURL(/\?page=2$/);
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(pages.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  const next = pages.getByRole('link', { name: 'Next page' });
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  await next.press('Enter');
  await expect(page).toHaveURL(/\?page=2$/);
  await previous.click();
  await expect(page).toHaveURL(/\/meeting-hall$/);
  await expect(page.getByRole('article')).toHaveCount(6);
});
