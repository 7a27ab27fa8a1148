import { addDays, HOTEL_TIME_ZONE, hotelToday } from '@vestibule/domain/calendar';
import { fillHotel } from '../../../tools/bench/fill-hotel.ts';
import { signInNewGuest } from './support/guest.ts';
import { testInHotel } from './support/own-hotel.ts';
import { expect } from './support/test.ts';

const test = testInHotel((dataDir) => fillHotel(dataDir, 1000));

test('room 201 of a large hotel is found and booked [S7.rooms.1]', async ({ page }) => {
  test.setTimeout(120_000);
  await signInNewGuest(page);
  const checkIn = addDays(hotelToday(new Date(), HOTEL_TIME_ZONE), 30);
  const search = `dateRange=${checkIn}+-+${addDays(checkIn, 2)}&guests=3`;
  await page.goto(`/rooms4?${search}`);
  const pages = page.getByRole('navigation', { name: 'Pages' });
  const room = page.getByRole('link', { name: 'View Details of Room 201', exact: true });

  await test.step('page by page from the end, as far as the room', async () => {
    await pages
      .getByRole('link', { name: /^Page \d{3}$/ })
      .last()
      .click();
    await expect(page.getByRole('heading', { name: 'Room 1000', exact: true })).toBeVisible();
    await page.goto(`/rooms4?${search}&page=34`);
    for (let next = 35; next < 39 && (await room.count()) === 0; next += 1) {
      await pages.getByRole('link', { name: 'Next page' }).click();
      await expect(page.getByText(`page ${next} of`)).toBeVisible();
    }
    await expect(room).toBeVisible();
  });
  await test.step('its page takes the booking, with the dates of the search', async () => {
    await room.click();
    await expect(page).toHaveURL(/\/room-single\/room-201\?/);
    const form = page.getByRole('form', { name: 'Book This Suite' });
    await form.getByLabel('Name').fill('Layla Haddad');
    await form.getByRole('button', { name: 'Book Your Stay' }).click();
    const dialog = page.getByRole('dialog', { name: 'Select Payment Method' });
    await dialog.getByRole('button', { name: /VISA/ }).click();
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Your booking is confirmed' })).toBeVisible();
  });
  await test.step('and is among the bookings', async () => {
    await page.goto('/booking-management');
    await expect(page.getByText('Room 201').first()).toBeVisible();
  });
});
