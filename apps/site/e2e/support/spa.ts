import { addDays, HOTEL_TIME_ZONE, hotelToday } from '@vestibule/domain/calendar';
import type { SpaSlot } from '@vestibule/domain/spa';
import { expect, type Page } from '@playwright/test';

export const treatment = { id: 'rose-facial', title: 'Jebel Akhdar Rose Facial' };

const LENGTH = 60;

/** A day and a time at which the treatment is free, far enough ahead that journeys do not meet. */
export async function freeTime(page: Page): Promise<{ date: string; time: string }> {
  const date = addDays(
    hotelToday(new Date(), HOTEL_TIME_ZONE),
    2 + Math.floor(Math.random() * 120),
  );
  const reply = await page.request.get(
    `/api/spa/services/${treatment.id}/slots?date=${date}&minutes=${LENGTH}`,
  );
  const { data }: { data: SpaSlot[] } = await reply.json();
  const free = data.filter(({ available }) => available);
  return { date, time: free[Math.floor(Math.random() * free.length)]?.time ?? '' };
}

/** The card of the treatment, alone on the page. */
export async function openCard(page: Page) {
  await page.goto(`/spa?search=${encodeURIComponent(treatment.title)}`);
  const card = page.getByRole('article').filter({ hasText: treatment.title });
  await card.getByRole('button', { name: 'Book Now' }).click();
  return card;
}

/** Takes a day in the open calendar, paging to its month. */
export async function chooseDay(page: Page, date: string): Promise<void> {
  await page.getByRole('button', { name: 'Choose the date of your treatment' }).click();
  const calendar = page.getByRole('dialog', { name: 'Choose the date of your treatment' });
  for (let months = monthsAhead(date); months > 0; months -= 1) {
    await calendar.getByRole('button', { name: /next month/i }).click();
  }
  await calendar.locator(`[data-day="${date}"] button`).click();
}

/** From the hotel's month, in which the calendar opens. */
function monthsAhead(date: string): number {
  const [now, then] = [hotelToday(new Date(), HOTEL_TIME_ZONE), date].map((day) => {
    const [year = 0, month = 0] = day.split('-').map(Number);
    return year * 12 + month;
  });
  return (then ?? 0) - (now ?? 0);
}

/** From the open card to Confirm Booking. */
export async function chooseAll(page: Page, { date, time }: { date: string; time: string }) {
  await page.getByRole('radio', { name: `${LENGTH} minutes` }).check({ force: true });
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await chooseDay(page, date);
  await page.getByRole('radio', { name: time, exact: true }).check({ force: true });
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Confirm Booking' })).toBeFocused();
}

/** From Confirm Booking to the open payment dialog. */
export async function toPayment(page: Page) {
  await page.getByRole('article').getByRole('button', { name: 'Book Now', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Select Payment Method' });
  await expect(dialog).toBeVisible();
  return dialog;
}
