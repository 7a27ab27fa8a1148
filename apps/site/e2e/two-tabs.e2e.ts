import type { Page } from '@playwright/test';
import { freeStay, signInNewGuest } from './support/guest.ts';
import { expect, test } from './support/test.ts';

const room = 'sea-view-king';
const pay = { name: 'Pay', exact: true } as const;

/** Fills the form of a stay, and opens the payment dialog over it. */
async function openPayment(tab: Page, from: string, to: string): Promise<void> {
  const dates = encodeURIComponent(`${from} - ${to}`);
  await tab.goto(`/room-single/${room}?dateRange=${dates}&guests=1`);
  await tab.getByRole('textbox', { name: /name/i }).first().fill('Layla Haddad');
  await tab.getByRole('button', { name: 'Book Your Stay' }).click();
  await expect(tab.getByRole('dialog', { name: 'Select Payment Method' })).toBeVisible();
}

/** Two tabs of one browser, each with the payment dialog open over the same stay, free for two. */
async function chooseInTwoTabs(page: Page): Promise<{ other: Page; night: string }> {
  const other = await page.context().newPage();
  const [from, to] = await freeStay(page, room, 2);
  for (const tab of [page, other]) await openPayment(tab, from, to);
  return { other, night: from };
}

interface Payment {
  bookingId: string;
  status: string;
  bookingStatus: string;
}

async function paymentsOf(page: Page, guest: { token: string; userId: string }) {
  const reply = await page.request.get(`/api/payments/history/all/${guest.userId}`, {
    headers: { authorization: `Bearer ${guest.token}` },
  });
  return (await reply.json()).data.payments as Payment[];
}

async function freeUnits(page: Page, night: string): Promise<number> {
  const reply = await page.request.get('/api/availability/all?serviceType=room');
  const { data } = await reply.json();
  const days: { serviceId: string; date: string; available: number }[] = data.availabilities.room;
  return days.find(({ serviceId, date }) => serviceId === room && date === night)?.available ?? 0;
}

/** As the guest does who comes back to a tab: the headless browser counts all tabs as seen. */
const comeBack = (tab: Page) =>
  tab.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

test('the same stay from two tabs is one booking, held and paid once', async ({ page }) => {
  const guest = await signInNewGuest(page);
  const { other, night } = await chooseInTwoTabs(page);
  const before = await freeUnits(page, night);
  await page.getByRole('button', { name: /VISA/ }).click();
  await expect(page.getByRole('button', pay)).toBeVisible();
  await other.getByRole('button', { name: /VISA/ }).click();
  await expect(other.getByRole('button', pay)).toBeVisible();
  await test.step('both lead to the one page of the provider, for one hold', async () => {
    expect(other.url()).toBe(page.url());
    expect(await paymentsOf(page, guest)).toHaveLength(1);
    expect(await freeUnits(page, night)).toBe(before - 1);
  });
  await page.getByRole('button', pay).click();
  await expect(page.getByRole('heading', { name: 'Your booking is confirmed' })).toBeVisible();
  await test.step('the second tab pays nothing more, and finds the booking', async () => {
    await other.getByRole('button', pay).click();
    await expect(other.getByRole('status')).toHaveText('This session is paid.');
    await other.getByRole('link', { name: 'Back to the hotel' }).click();
    await expect(other.getByRole('heading', { name: 'Your booking is confirmed' })).toBeVisible();
    const payments = await paymentsOf(page, guest);
    expect(payments).toEqual([
      expect.objectContaining({ status: 'paid', bookingStatus: 'confirmed' }),
    ]);
    expect(payments[0]).not.toHaveProperty('refundDue');
    expect(await freeUnits(page, night)).toBe(before - 1);
  });
});

test('a stay that was paid in another tab is not taken once more unasked', async ({ page }) => {
  const guest = await signInNewGuest(page);
  const { other } = await chooseInTwoTabs(page);
  await page.getByRole('button', { name: /USDT/ }).click();
  await page.getByRole('button', pay).click();
  await expect(page.getByRole('heading', { name: 'Your booking is confirmed' })).toBeVisible();
  const dialog = other.getByRole('dialog');
  await comeBack(other);
  await dialog.getByRole('button', { name: /VISA/ }).click();
  const answer = dialog.getByRole('alert').filter({ hasText: 'already been paid' });
  await expect(answer).toBeFocused();
  expect(await paymentsOf(page, guest)).toHaveLength(1);
  await test.step('what was typed stays, and My Bookings shows the booking', async () => {
    await other.keyboard.press('Escape');
    await expect(other.getByRole('textbox', { name: /name/i }).first()).toHaveValue('Layla Haddad');
    await other.getByRole('button', { name: 'Book Your Stay' }).click();
    await expect(dialog.getByRole('button', { name: /VISA/ })).toBeEnabled();
    await page.goto('/booking-management');
    await expect(page.getByRole('row').nth(1).getByText('Confirmed')).toBeVisible();
    await expect(page.locator('[data-booking]')).toHaveCount(1);
  });
  await test.step('the next press goes on to the provider, for a second stay', async () => {
    await dialog.getByRole('button', { name: /VISA/ }).click();
    await expect(other.getByRole('button', pay)).toBeVisible();
    expect(await paymentsOf(page, guest)).toHaveLength(2);
  });
});

/** My Bookings in another tab, while the first is at the provider with an unpaid booking. */
async function holdAndList(page: Page): Promise<Page> {
  const [from, to] = await freeStay(page, room);
  await openPayment(page, from, to);
  await page.getByRole('dialog').getByRole('button', { name: /VISA/ }).click();
  await expect(page.getByRole('button', pay)).toBeVisible();
  const other = await page.context().newPage();
  await other.goto('/booking-management');
  await expect(other.getByRole('button', { name: /^Cancel Sea View King/ })).toBeVisible();
  return other;
}

const payIn = async (page: Page) => {
  await page.getByRole('button', pay).click();
  await expect(page.getByRole('heading', { name: 'Your booking is confirmed' })).toBeVisible();
};

test('a booking that is paid in one tab is not cancelled in another, whose dialog says so', async ({
  page,
}) => {
  await signInNewGuest(page);
  const other = await holdAndList(page);
  await other.getByRole('button', { name: /^Cancel Sea View King/ }).click();
  const question = other.getByRole('dialog', { name: 'Cancel this booking?' });
  await expect(question).toContainText('Nothing is charged.');
  await payIn(page);
  const answer = other.getByRole('dialog', { name: 'There is nothing to cancel' });
  await expect(answer).toContainText(
    'This booking has been paid in the meantime and is confirmed.',
  );
  await expect(answer.getByRole('button', { name: 'Cancel Booking' })).toHaveCount(0);
  await other.keyboard.press('Escape');
  await expect(answer).toHaveCount(0);
  await expect(other.getByRole('row').nth(1).getByText('Confirmed')).toBeVisible();
  await expect(other.getByRole('button', { name: /^Details/ })).toBeFocused();
});

test('a list that has not heard of a payment is put right by a press in it', async ({ page }) => {
  await signInNewGuest(page);
  const other = await holdAndList(page);
  // The list stays as it is: this tab hears nothing of the payment.
  const list = '**/api/payments/history/**';
  await other.route(list, (route) => route.abort());
  await payIn(page);
  await test.step('Cancel', async () => {
    await other.getByRole('button', { name: /^Cancel Sea View King/ }).click();
    const answer = other.getByRole('dialog', { name: 'There is nothing to cancel' });
    await expect(answer).toContainText('and is confirmed.');
    await other.keyboard.press('Escape');
    await expect(answer).toHaveCount(0);
  });
  await test.step('Continue payment', async () => {
    await other.getByRole('button', { name: /^Continue payment/ }).click();
    await expect(other.getByRole('row').getByRole('alert')).toHaveText(
      'This booking has already been paid.',
    );
  });
  await test.step('its next question brings it up to date', async () => {
    await other.unroute(list);
    await expect(other.getByRole('row').nth(1).getByText('Confirmed')).toBeVisible();
    await expect(other.getByRole('button', { name: /^Continue payment/ })).toHaveCount(0);
  });
});
