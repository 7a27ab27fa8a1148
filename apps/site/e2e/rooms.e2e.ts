import { addDays, HOTEL_TIME_ZONE, hotelToday } from '@vestibule/domain/calendar';
import { paymentsMessages } from '@vestibule/domain/payments';
import { failureTexts } from '@vestibule/domain/problem';
import { bookStay, signInNewGuest } from './support/guest.ts';
import { hydrated } from './support/hydrated.ts';
import { registerGuest, signIn } from './support/registered-guest.ts';
import { expect, expectOnlyFailedFetches, test } from './support/test.ts';

/** Two nights, nine weeks from the hotel's today. */
const checkIn = addDays(hotelToday(new Date(), HOTEL_TIME_ZONE), 63);
const search = `/rooms4?dateRange=${checkIn}+-+${addDays(checkIn, 2)}&guests=2`;

test('spec 2, Home: Search Room without dates goes to /rooms4 [S2.home.2]', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Search Room' }).click();
  await expect(page).toHaveURL(/\/rooms4$/);
  await expect(page.getByRole('region', { name: 'Rooms', exact: true })).toBeFocused();
  await test.step('who comes back to it begins at its title', async () => {
    await page.goBack();
    await expect(page).toHaveURL('/');
    await page.goForward();
    await expect(page.getByRole('heading', { level: 1, name: 'Rooms' })).toBeFocused();
  });
});

test('spec 5, Search: every room sleeps the guests of the search', async ({ page }) => {
  await page.goto('/rooms4?guests=4');
  const facts = page.getByRole('region', { name: 'Rooms' }).getByText(/^\d+ guests?$/);
  const capacities = await facts.allInnerTexts();
  expect(capacities.length).toBeGreaterThan(0);
  for (const text of capacities) expect(Number.parseInt(text, 10)).toBeGreaterThanOrEqual(4);
});

test('spec 4: rooms are kept, and the rooms page asks again each time it opens [S4.rooms.1]', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/api/rooms') asked.push(`page ${searchParams.get('page')}`);
  });
  await page.goto('/rooms');
  // The next page is fetched ahead.
  await expect.poll(() => asked.toSorted()).toEqual(['page 1', 'page 2']);
  const pages = page.getByRole('navigation', { name: 'Pages' });
  await hydrated(pages.getByRole('link', { name: 'Page 2' }));
  await pages.getByRole('link', { name: 'Page 2' }).click();
  await expect(page).toHaveURL('/rooms?page=2');
  await pages.getByRole('link', { name: 'Page 1' }).click();
  await expect(page).toHaveURL('/rooms');
  const main = page.getByRole('navigation', { name: 'Main' });
  await main.getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL('/about');
  expect(asked.toSorted()).toEqual(['page 1', 'page 2']);
  await main.getByRole('link', { name: 'Rooms' }).click();
  await expect(page).toHaveURL('/rooms');
  await expect.poll(() => asked.toSorted()).toEqual(['page 1', 'page 1', 'page 2']);
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(asked.toSorted()).toEqual(['page 1', 'page 1', 'page 2']);
});

test('a room is under Home and Rooms (spec 2, Room detail) [S2.room.1]', async ({ page }) => {
  await page.goto('/room-single/sea-view-king');
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(trail.getByRole('listitem')).toHaveText(['Home', 'Rooms', 'Sea View King']);
  await expect(trail.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  await expect(trail.getByRole('link', { name: 'Rooms' })).toHaveAttribute('href', '/rooms');
});

test('the parts of a room’s page have space between them, before and after they answer', async ({
  page,
}) => {
  await page.goto('/room-single/sea-view-king');
  const main = page.locator('main');
  const box = async (name: string) =>
    (await main.getByRole('heading', { level: 2, name }).boundingBox()) ?? { y: 0 };
  const gapBefore = async (name: string) => {
    const above = main.getByRole('list').filter({ hasText: 'Breakfast' }).first();
    const { y, height } = (await above.boundingBox()) ?? { y: 0, height: 0 };
    return (await box(name)).y - (y + height);
  };
  expect(await gapBefore('What is included')).toBeGreaterThan(40);
  await page.waitForLoadState('networkidle');
  expect(await gapBefore('What is included')).toBeGreaterThan(40);
});

test('on a phone the way to the form stays in sight', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/room-single/sea-view-king', { waitUntil: 'networkidle' });
  const way = page.locator('main').getByRole('link', { name: 'Book This Suite' });
  await page.getByRole('heading', { name: 'About Accommodation' }).scrollIntoViewIfNeeded();
  await expect(way).toBeInViewport();
  await way.click();
  await expect(page.getByRole('form', { name: 'Book This Suite' })).toBeInViewport();
});

test('pages of six, in the address, and Back returns [S2.rooms.3, S9.pages.1]', async ({
  page,
}) => {
  await page.goto('/rooms');
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(6);
  await page.getByRole('link', { name: 'Page 2' }).click();
  await expect(page).toHaveURL('/rooms?page=2');
  await expect(page.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page');
});

test('spec 5, Room booking: what is missing, the login wall, then the dialog [S5.room.1]', async ({
  page,
  request,
}) => {
  test.setTimeout(90_000);
  const guest = await registerGuest(request);
  await page.goto(search);
  // The search finds rooms of which other journeys have taken a night, too.
  await page
    .locator('[data-availability="every-night"]')
    .getByRole('link', { name: /^View Details of/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/room-single\//);
  const form = page.getByRole('form', { name: 'Book This Suite' });
  const book = form.getByRole('button', { name: 'Book Your Stay' });
  const toasts = page.getByRole('region', { name: 'Notifications' });

  await test.step('a name is asked for first', async () => {
    await book.click();
    await expect(toasts).toContainText('Please enter your name.');
    await expect(form.getByLabel('Name')).toBeFocused();
  });
  await test.step('the dates of the search are in the form', async () => {
    await form.getByLabel('Name').fill('Amal Al Harthy');
    await form.getByLabel('Phone').fill('+96895550000');
    await expect(form).toContainText('2 nights');
  });
  await test.step('a visitor is asked to log in [R33]', async () => {
    await book.click();
    await expect(toasts).toContainText('Please log in to make a booking.');
    await form.getByRole('link', { name: 'Sign in' }).click();
    await signIn(page, guest);
  });
  await test.step('after the login what was typed is there again', async () => {
    await expect(page).toHaveURL(/\/room-single\//, { timeout: 30_000 });
    await expect(form.getByLabel('Name')).toHaveValue('Amal Al Harthy');
    await expect(form.getByLabel('Phone')).toHaveValue('+96895550000');
  });
  await test.step('and the page is at the form, which has the focus', async () => {
    await expect(page.locator(':focus')).toHaveAttribute('id', 'book');
    await expect(form.getByRole('heading', { name: 'Book This Suite' })).toBeInViewport();
  });
  await test.step('then the toast, and after a second the payment dialog [S9.payment.2, R33]', async () => {
    await book.click();
    await expect(toasts).toContainText('Booking details validated successfully!');
    const dialog = page.getByRole('dialog', { name: 'Select Payment Method' });
    await expect(dialog).toContainText('Guests');
    await expect(dialog.getByRole('button', { name: /USDT/ })).toBeVisible();
    await expect(dialog.getByRole('button', { name: /VISA/ })).toBeVisible();
  });
});

test('ruling 6: nights known to be taken are marked, and a press does not go on [R6]', async ({
  page,
}) => {
  await signInNewGuest(page);
  const today = hotelToday(new Date(), HOTEL_TIME_ZONE);
  const reply = await page.request.get('/api/availability/all?serviceType=room');
  const entries: { date: string; available: number; serviceId: string }[] = (await reply.json())
    .data.availabilities.room;
  const taken = entries.find(
    ({ date, available, serviceId }) =>
      serviceId === 'corner-king' && available === 0 && date > addDays(today, 2),
  );
  expect(taken).toBeDefined();
  const first = taken?.date ?? '';
  await page.goto(`/room-single/corner-king?dateRange=${first}+-+${addDays(first, 2)}&guests=2`);
  const form = page.getByRole('form', { name: 'Book This Suite' });
  const message = form.getByText(/nights are taken\.$/);
  await expect(message).toBeVisible();
  await test.step('the calendar strikes the night out', async () => {
    await form.getByRole('button', { name: 'Choose check-in date' }).click();
    const night = page.locator(`[data-day="${first}"]`);
    await expect(night).toHaveAttribute('data-off', 'taken');
    await expect(night.getByRole('button')).toBeDisabled();
    await page.keyboard.press('Escape');
  });
  await test.step('the message has the focus, and no payment is begun', async () => {
    await form.getByLabel('Name').fill('Amal Al Harthy');
    await form.getByRole('button', { name: 'Book Your Stay' }).click();
    await expect(form.locator('[aria-live]:focus')).toContainText('nights are taken.');
    await expect(form).toContainText('Free near these dates:');
    await expect(page.getByText('Booking details validated successfully!')).toBeHidden();
    await expect(form.getByLabel('Name')).toHaveValue('Amal Al Harthy');
  });
});

for (const width of [360, 768, 1024, 1440]) {
  test(`at ${width} wide a toast leaves the form’s button free, and goes with the next press`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.clock.install();
    await page.goto('/room-single/sea-view-king', { waitUntil: 'networkidle' });
    const form = page.getByRole('form', { name: 'Book This Suite' });
    const book = form.getByRole('button', { name: 'Book Your Stay' });
    const toasts = page.getByRole('region', { name: 'Notifications' });
    await hydrated(book);
    // No toast goes any more: where one covers the button, no press reaches it.
    await page.clock.pauseAt(Date.now() + 60_000);
    await book.click();
    await expect(toasts.getByText('Please enter your name.')).toBeVisible();
    await form.getByLabel('Name').fill('Amal Al Harthy');
    await book.click({ timeout: 10_000 });
    await expect(toasts.getByText('Please select check-in date.')).toBeVisible();
    await expect(toasts.getByText('Please enter your name.')).toHaveCount(0);
    await book.click({ trial: true, timeout: 10_000 });
  });
}

test('on a phone no toast is over the ways to pay', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signInNewGuest(page);
  const toast = page.getByText('Booking details validated successfully!');
  // A toast waits while a pointer is over it. A real one comes too late for it on a busy machine.
  const looked = toast.dispatchEvent('pointerover');
  await bookStay(page, 'sea-view-king');
  await looked;
  await expect(toast).toBeVisible();
  for (const name of [/USDT/, /VISA/]) {
    await page.getByRole('button', { name }).click({ trial: true });
  }
  await expect(toast).toBeVisible();
});

test('offline at the press of a way to pay: all stays, and a later press goes on', async ({
  page,
  context,
  quietConsole,
}) => {
  await signInNewGuest(page);
  await bookStay(page, 'sea-view-king');
  const dialog = page.getByRole('dialog', { name: 'Select Payment Method' });
  const visa = dialog.getByRole('button', { name: /VISA/ });
  const invoiceFailed = paymentsMessages['payments.provider-unreachable'];
  await context.setOffline(true);
  await visa.click();
  await expect(
    dialog.getByRole('alert').and(dialog.getByText(invoiceFailed, { exact: true })),
  ).toBeFocused();
  await expect(dialog.getByText(failureTexts.offline)).toBeVisible();
  await expect(dialog).toContainText('2 nights');
  await expect(visa).not.toHaveAttribute('aria-disabled', 'true');
  const form = page.getByRole('form', { name: 'Book This Suite', includeHidden: true });
  await expect(form.getByLabel('Name')).toHaveValue('Layla Haddad');
  expectOnlyFailedFetches(quietConsole);
  await context.setOffline(false);
  await visa.click();
  await expect(page).toHaveURL(/\/sandbox\//);
});

test('Next shows the picture that it counts, where things move too', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/room-single/corner-king');
  const gallery = page.getByRole('region', { name: 'Pictures of Corner King', exact: true });
  await gallery.getByRole('button', { name: 'Next slide' }).click();
  await expect(gallery.getByText('Slide 2 of 2')).toBeAttached();
  await expect(gallery.locator('img').nth(1)).toBeInViewport({ ratio: 0.5 });
  await expect(gallery.locator('img').first()).not.toBeInViewport();
});

test('a picture opens large, and the focus returns to it [S2.room.2]', async ({ page }) => {
  await page.goto('/room-single/sea-view-king');
  const picture = page.getByRole('button', { name: /^Enlarge: Free-standing tub/ });
  await picture.click();
  const large = page.getByRole('dialog', { name: 'Pictures of Sea View King' });
  await expect(large.getByText('1 of 3')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(large.getByText('2 of 3')).toBeVisible();
  await expect(large.getByRole('img', { name: /^Balcony in the morning/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(large).toBeHidden();
  await expect(picture).toBeFocused();
});
