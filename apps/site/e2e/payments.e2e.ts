import type { Page } from '@playwright/test';
import { bookStay, signInNewGuest, takeRoom } from './support/guest.ts';
import { expect, test } from './support/test.ts';

const methods = { usdt: /USDT \(TRC20\)/, visa: /VISA/ };
const room = 'sea-view-king';

for (const [method, name] of Object.entries(methods)) {
  test(`${method}: booked, paid, confirmed, and seen in My Bookings [S4.payment.1, R31]`, async ({
    page,
  }) => {
    await signInNewGuest(page);
    await bookStay(page, room);
    await page.getByRole('button', { name }).click();
    await expect(page.getByText('Sandbox: no real money moves here')).toBeVisible();
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Your booking is confirmed' })).toBeVisible();
    await expect(page.getByText('Booking successful!')).toBeVisible();
    await page.getByRole('link', { name: 'My Bookings' }).last().click();
    const row = page.getByRole('row').nth(1);
    await expect(row.getByText('Confirmed')).toBeVisible();
    await row.getByRole('button', { name: /Details/ }).click();
    const details = page.getByRole('dialog');
    await expect(details.getByRole('region', { name: 'Payment' })).toBeVisible();
    await expect(details.getByRole('link', { name: 'write to us' })).toBeVisible();
    const receipt = page.waitForEvent('download');
    await details.getByRole('button', { name: 'Receipt (PDF)' }).click();
    expect((await receipt).suggestedFilename()).toMatch(/^receipt-BK-\w+\.pdf$/);
    const calendar = page.waitForEvent('download');
    await details.getByRole('button', { name: 'Add to calendar' }).click();
    expect((await calendar).suggestedFilename()).toMatch(/^BK-\w+\.ics$/);
  });

  test(`${method}: cancelled on the provider’s page`, async ({ page }) => {
    await signInNewGuest(page);
    await bookStay(page, room);
    await page.getByRole('button', { name }).click();
    await page.getByRole('button', { name: 'Cancel', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'The payment was cancelled' })).toBeVisible();
    await page.goto('/booking-management');
    await expect(page.getByRole('row').nth(1).getByText('Cancelled').first()).toBeVisible();
  });

  test(`${method}: failed, then tried again`, async ({ page }) => {
    await signInNewGuest(page);
    await bookStay(page, room);
    await page.getByRole('button', { name }).click();
    await page.getByRole('button', { name: 'Fail' }).click();
    await expect(
      page.getByRole('heading', { name: 'The payment did not go through' }),
    ).toBeVisible();
    await expect(page.getByText('Booking failed. Please try again.')).toBeVisible();
    await page.getByRole('button', { name: 'Try Again' }).click();
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Your booking is confirmed' })).toBeVisible();
  });
}

test('on a phone My Bookings shows the first booking at once, with its picture [S2.bookings.3]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signInNewGuest(page);
  await bookStay(page, room);
  await page.getByRole('button', { name: methods.usdt }).click();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Your booking is confirmed' })).toBeVisible();
  await page.goto('/booking-management');
  const first = page.locator('[data-booking]').first();
  await expect(first.getByRole('button', { name: /^Details/ })).toBeInViewport({ ratio: 1 });
  await expect(first.locator('[data-picture="rooms/sea-view-king-1"]')).toBeInViewport();
});

test('paid in a browser that is signed out meanwhile: it says so, and the login shows the booking [R10]', async ({
  page,
}) => {
  const { email } = await signInNewGuest(page);
  await bookStay(page, room);
  await page.getByRole('button', { name: methods.visa }).click();
  await expect(page.getByText('Sandbox: no real money moves here')).toBeVisible();
  await page.evaluate(() => localStorage.clear());
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  const confirmed = page.getByRole('heading', { name: 'Your booking is confirmed' });
  await expect(confirmed).toBeVisible();
  await expect(page.getByText('Layla Haddad')).toHaveCount(0);
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Sign in' }).click();
  await main.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill('Seaside7Palms');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(confirmed).toBeVisible();
  await expect(page.getByRole('button', { name: 'Receipt (PDF)' })).toBeVisible();
});

test('bookings that cannot be loaded are said in spec 8’s words, the reason below [S8.bookings.1, R45]', async ({
  page,
  quietConsole,
}) => {
  await signInNewGuest(page);
  await page.route('**/api/payments/**', (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto('/booking-management');
  const alert = page.locator('main').getByRole('alert');
  await expect(
    alert.getByText('Error: Failed to fetch booking data', { exact: true }),
  ).toBeVisible();
  await expect(alert.getByText('Internal server error. Please try again later.')).toBeVisible();
  await page.unroute('**/api/payments/**');
  await alert.getByRole('button', { name: 'Try Again' }).click();
  await expect(alert).toBeHidden();
  // The browser itself reports the failures.
  for (const line of quietConsole.splice(0)) expect(line).toContain('500');
});

/** Answers the question behind every 'Cancel' of a booking. */
const giveUp = async (page: Page) => {
  const question = page.getByRole('dialog', { name: 'Cancel this booking?' });
  await expect(question).toContainText('Nothing is charged.');
  await expect(question).toContainText('Sea View King');
  await question.getByRole('button', { name: 'Cancel Booking' }).click();
  await expect(question).toBeHidden();
};

test('Back from the provider finds the booking again, to go on or to give up', async ({ page }) => {
  await signInNewGuest(page);
  await bookStay(page, room);
  await page.getByRole('button', { name: methods.visa }).click();
  await expect(page.getByRole('button', { name: 'Pay', exact: true })).toBeVisible();
  await page.goto('/booking-management');
  await page.getByRole('button', { name: /Continue payment/ }).click();
  await expect(page.getByRole('button', { name: 'Pay', exact: true })).toBeVisible();
  await page.goto('/booking-management');
  const cancel = page.getByRole('button', { name: /^Cancel Sea View King/ });
  await cancel.click();
  await page.getByRole('button', { name: 'Keep Booking' }).click();
  await expect(cancel).toBeFocused();
  await cancel.click();
  await giveUp(page);
  await expect(
    page.getByText('The booking has been cancelled. Nothing was charged.'),
  ).toBeVisible();
  await expect(page.getByRole('row').nth(1).getByText('Cancelled').first()).toBeVisible();
  await expect(cancel).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Details/ })).toBeFocused();
});

/** The notice of the unpaid stay, on the page where paying began. */
const unpaidNotice = (page: Page) =>
  page.getByRole('region', { name: /^Unpaid booking: Sea View/ });

test('Back from the provider, and a reload, show the unpaid booking where paying began', async ({
  page,
}) => {
  await signInNewGuest(page);
  await bookStay(page, room);
  await expect(unpaidNotice(page)).toHaveCount(0);
  await page.getByRole('button', { name: methods.visa }).click();
  await expect(page.getByRole('button', { name: 'Pay', exact: true })).toBeVisible();
  await page.goBack();
  await expect(unpaidNotice(page)).toContainText('Your booking is not paid yet');
  await page.reload();
  const heldByThem = page.getByText('You hold some of these nights already');
  await expect(heldByThem).toBeVisible();
  await unpaidNotice(page).getByRole('button', { name: 'Continue payment' }).click();
  await expect(page.getByRole('button', { name: 'Pay', exact: true })).toBeVisible();
  await page.goBack();
  await unpaidNotice(page).getByRole('button', { name: 'Cancel' }).click();
  await giveUp(page);
  await expect(unpaidNotice(page)).toHaveCount(0);
  await expect(heldByThem).toHaveCount(0);
  await expect(page.locator('[data-unpaid="0"]')).toBeFocused();
});

test('a page that the browser kept closes its dialog and shows the unpaid booking', async ({
  page,
}) => {
  await signInNewGuest(page);
  await bookStay(page, room);
  // The provider's page never opens: what stays is the page as Back would show it again.
  await page.route('**/sandbox/**', (route) => route.fulfill({ status: 204 }));
  await page.getByRole('button', { name: methods.visa }).click();
  const opening = 'Opening the payment page...';
  await expect(page.getByRole('button', { name: opening })).toBeVisible();
  await expect(page.getByRole('paragraph').filter({ hasText: opening })).toBeVisible();
  await page.evaluate(() =>
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  );
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(unpaidNotice(page)).toBeVisible();
});

test('of a visitor who is signed out, nobody asks for payments [R2]', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/payments')) asked.push(request.url());
  });
  await page.goto(`/room-single/${room}`);
  await page.mouse.move(10, 10);
  await page.getByRole('button', { name: 'Book Your Stay' }).click();
  await expect(page.getByText('Please enter your name.').first()).toBeVisible();
  await page.goto('/booking-management', { waitUntil: 'networkidle' });
  await expect(page.getByRole('note').getByText('Sample data')).toBeVisible();
  expect(asked).toEqual([]);
});

for (const [method, name] of Object.entries(methods)) {
  test(`${method}: left without choosing, gone on with, and given up`, async ({ page }) => {
    await signInNewGuest(page);
    await bookStay(page, room);
    await page.getByRole('button', { name }).click();
    await page.getByRole('link', { name: 'Back to the hotel without paying' }).click();
    const unpaid = page.getByRole('heading', { name: 'Your booking is not paid yet' });
    await expect(unpaid).toBeVisible();
    await page.getByRole('button', { name: 'Continue payment' }).click();
    await page.getByRole('link', { name: 'Back to the hotel without paying' }).click();
    await expect(unpaid).toBeVisible();
    await page.getByRole('button', { name: 'Cancel', exact: true }).click();
    await giveUp(page);
    await expect(page.getByRole('heading', { name: 'The payment was cancelled' })).toBeFocused();
  });
}

test('the time to pay runs out, and the guest reads from when the nights can be taken again (ruling 49)', async ({
  page,
}) => {
  await signInNewGuest(page);
  await bookStay(page, room);
  let bookingId = '';
  await page.route('**/api/payments/thawani/create-session', async (route) => {
    const reply = await route.fetch();
    bookingId = (await reply.json()).data.bookingId;
    await route.fulfill({ response: reply });
  });
  await page.getByRole('button', { name: methods.visa }).click();
  await expect(page.getByRole('button', { name: 'Pay', exact: true })).toBeVisible();
  const ended = await page.request.post(`/sandbox/holds/${bookingId}/expire`);
  expect(ended.ok()).toBe(true);
  await page.getByRole('link', { name: 'Back to the hotel without paying' }).click();
  await expect(page.getByRole('heading', { name: 'The time to pay has run out' })).toBeVisible();
  await expect(
    page.getByText(/You can take these nights again from \d\d:\d\d, hotel time\./),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try Again' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Choose again' }).click();
  const notice = unpaidNotice(page);
  await expect(notice).toContainText('Your time to pay for these nights has run out.');
  await expect(notice.getByRole('button')).toHaveCount(0);
  await page.goto('/booking-management');
  await expect(page.getByRole('row').nth(1).getByText('Expired').first()).toBeVisible();
});

test('held in another tab and not paid in time: the dialog alone says from when, has the focus, and keeps the form [R49]', async ({
  page,
  quietConsole,
}) => {
  await signInNewGuest(page);
  await bookStay(page, room);
  await page.route('**/api/payments/usdt/create-invoice', async (route) => {
    const inOtherTab = await route.fetch();
    const { bookingId } = (await inOtherTab.json()).data;
    await page.request.post(`/sandbox/holds/${bookingId}/expire`);
    await route.continue();
  });
  await page.getByRole('button', { name: methods.usdt }).focus();
  await page.keyboard.press('Enter');
  const answer = page.getByRole('dialog').getByRole('alert').filter({ hasText: 'take them again' });
  await expect(answer).toBeFocused();
  await expect(answer).toHaveText(/You can take them again from \d\d:\d\d, hotel time\./);
  // At once: a toast would go by itself. The page behind the dialog may say it as well.
  const toasts = page.getByLabel('Notifications');
  expect(await toasts.getByText('You can take them again').count()).toBe(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Book Your Stay' })).toBeFocused();
  const name = page.getByRole('textbox', { name: /name/i }).first();
  await expect(name).toHaveValue('Layla Haddad');
  // The browser itself reports the refusal.
  expect(quietConsole.splice(0)).toEqual([expect.stringContaining('429')]);
});

test('tried again too late: the return page says what is free instead', async ({
  page,
  request,
  quietConsole,
}) => {
  await signInNewGuest(page);
  await bookStay(page, room);
  const opened = page.waitForRequest('**/api/payments/usdt/create-invoice');
  await page.getByRole('button', { name: methods.usdt }).click();
  const { booking, ...order } = (await opened).postDataJSON();
  await page.getByRole('button', { name: 'Fail' }).click();
  await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
  let taken = true;
  while (taken) taken = await takeRoom(request, { ...order, booking });
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('article').getByRole('alert')).toContainText('Free near these dates');
  await page.getByRole('link', { name: 'Choose again' }).click();
  await expect(page).toHaveURL(`/room-single/${room}`);
  // The browser itself reports the refusal.
  expect(quietConsole.splice(0)).toEqual([expect.stringContaining('409')]);
});

test('the order id of a stay is a timestamp (spec 7, Payments) [S7.payments.6]', async ({
  page,
}) => {
  await signInNewGuest(page);
  await bookStay(page, room);
  const sent = page.waitForRequest('**/api/payments/usdt/create-invoice');
  await page.getByRole('button', { name: methods.usdt }).click();
  const { order_id } = (await sent).postDataJSON();
  expect(Math.abs(Number(order_id) - Date.now())).toBeLessThan(60_000);
  await expect(page.getByRole('button', { name: 'Pay', exact: true })).toBeVisible();
});

test('My Bookings asks for bookings only when a guest is known (spec 6) [S6.guest.3]', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/payments/history/')) asked.push(new URL(request.url()).pathname);
  });
  await page.goto('/booking-management');
  await expect(page.getByText('Sample data')).toBeVisible();
  const confirmed = page.getByRole('row').filter({ hasText: 'Confirmed' });
  await confirmed.getByRole('button', { name: /^Details/ }).click();
  const details = page.getByRole('dialog');
  await expect(details.getByRole('region', { name: 'Payment' })).toBeVisible();
  await expect(details.getByRole('link', { name: 'write to us' })).toHaveCount(0);
  expect(asked).toEqual([]);
  await signInNewGuest(page);
  await page.goto('/booking-management');
  await expect(page.getByText('You have no bookings yet.')).toBeVisible();
  const id = await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}')._id);
  expect(new Set(asked)).toEqual(new Set([`/api/payments/history/all/${id}`]));
});

const sendNoMessage = async (page: Page) => {
  await page.getByText('Behaviour of this sandbox').click();
  await page.getByLabel('After your choice').selectOption('never');
};

test('a reload while choosing, and one on the provider’s page, change nothing', async ({
  page,
}) => {
  await signInNewGuest(page);
  await bookStay(page, room);
  await page.reload();
  await bookStay(page, room);
  await page.getByRole('button', { name: methods.visa }).click();
  await sendNoMessage(page);
  await page.reload();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Your booking is confirmed' })).toBeVisible();
});

test('a lost message, and a reload of the return page, change nothing', async ({ page }) => {
  await signInNewGuest(page);
  await bookStay(page, room);
  await page.getByRole('button', { name: methods.visa }).click();
  await sendNoMessage(page);
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Your booking is confirmed' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your booking is confirmed' })).toBeVisible();
});

test('/payment-test pays for a sample service [S2.debug.2]', async ({ page }) => {
  await signInNewGuest(page);
  await page.goto('/payment-test');
  await page.getByRole('button', { name: 'Book Now' }).click();
  await page.getByRole('button', { name: methods.usdt }).click();
  await expect(page.getByText('150.00 USDT')).toBeVisible();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page.getByText('Payment successful!')).toBeVisible();
});

test('/payment-test opens for a visitor; paying asks for a sign-in [S2.debug.3, R37]', async ({
  page,
}) => {
  await page.goto('/payment-test');
  await page.getByRole('button', { name: 'Book Now' }).click();
  await page.getByRole('dialog').getByRole('button', { name: methods.usdt }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('Please log in to make a booking.')).toBeVisible();
});

test('what a guest chose on the way to the login is gone after the logout', async ({ page }) => {
  const drafts = () => page.evaluate(() => Object.keys(sessionStorage));
  await page.goto('/events');
  await page
    .getByRole('button', { name: /Book Now/ })
    .first()
    .click();
  await expect(page.getByRole('dialog').getByText('Step 1 of 6')).toBeVisible();
  expect(await drafts()).toContain('flow-draft:tickets');
  await signInNewGuest(page);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/');
  expect(await drafts()).not.toContain('flow-draft:tickets');
});
