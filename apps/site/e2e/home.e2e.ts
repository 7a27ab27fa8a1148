import { addDays, HOTEL_TIME_ZONE, hotelToday } from '@vestibule/domain/calendar';
import { expect, test } from './support/test.ts';

const heroPicture = '**/uploads/content/hero-home*';
const failure = 'The picture of the house could not be loaded.';

test('an error block shows when the hero image fails (spec 2, Home) [S2.home.5]', async ({
  page,
  quietConsole,
}) => {
  await page.route(heroPicture, (route) => route.abort());
  await page.goto('/');
  await expect(page.getByRole('alert').filter({ hasText: failure })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const line of quietConsole.splice(0))
    expect(line).toMatch(/ERR_FAILED|failed \(no response\)/);
});

test('the hero image is given up after 10 s, and not before (spec 9) [S9.home.1]', async ({
  page,
}) => {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.route(heroPicture, () => new Promise<void>(() => undefined));
  await page.goto('/', { waitUntil: 'commit' });
  await expect(async () => {
    await page.getByRole('button', { name: 'More guests' }).click();
    const guests = page.getByRole('spinbutton', { name: 'Guests' });
    await expect(guests).not.toHaveValue('1', { timeout: 500 });
  }, 'the page answers').toPass();
  await page.clock.runFor(9999);
  await expect(page.getByText(failure)).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(page.getByText(failure)).toBeVisible();
});

test('Search Room takes dates and guests to /rooms4 (spec 2, Home) [S2.home.2]', async ({
  page,
}) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  const search = page.getByRole('form', { name: 'Search rooms' });
  await search.getByRole('button', { name: 'Choose dates' }).click();
  await page.getByRole('button', { name: 'Next 7 Days' }).click();
  await search.getByRole('button', { name: 'Search Room' }).click();
  await expect(page).toHaveURL(/\/rooms4\?dateRange=\d{4}-\d\d-\d\d\+-\+\d{4}-\d\d-\d\d&guests=1$/);
});

/** A day behind the hotel until it is 14:00 there, and a day ahead from then on. */
for (const timezoneId of ['Pacific/Honolulu', 'Pacific/Kiritimati']) {
  test.describe(`for a guest in ${timezoneId} (ruling 24)`, () => {
    test.use({ timezoneId });

    test('today is the hotel’s day, and a stay keeps its two dates [R24]', async ({ page }) => {
      const today = hotelToday(new Date(), HOTEL_TIME_ZONE);
      await page.goto('/', { waitUntil: 'networkidle' });
      const search = page.getByRole('form', { name: 'Search rooms' });
      await search.getByRole('button', { name: 'Choose dates' }).click();
      await page.getByRole('button', { name: 'Next 7 Days' }).click();
      await search.getByRole('button', { name: 'Search Room' }).click();
      const dates = `${today}\\+-\\+${addDays(today, 6)}`;
      await expect(page).toHaveURL(new RegExp(`dateRange=${dates}&`));
    });
  });
}
