import { addDays, HOTEL_TIME_ZONE, hotelToday, type Day } from '@vestibule/domain/calendar';
import type { SpaSlot } from '@vestibule/domain/spa';
import { expect, test, type Page } from '@playwright/test';
import { chooseDay } from './choose-day.ts';

export const treatment = { id: 'rose-facial', title: 'Jebel Akhdar Rose Facial' };

const LENGTH = 60;

/**
 * A day and a time at which the treatment is free, far enough ahead that journeys do not meet. Journeys
 * that run side by side have days of their own, or one would take what another has just found free.
 */
export async function freeTime(page: Page): Promise<{ date: Day; time: string }> {
  const { parallelIndex, config } = test.info();
  const turns = Math.floor(120 / config.workers);
  const turn = Math.floor(Math.random() * turns);
  const today = hotelToday(new Date(), HOTEL_TIME_ZONE);
  const date = addDays(today, 2 + turn * config.workers + parallelIndex);
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

/** Takes the day of the treatment. */
export const chooseTreatmentDay = (page: Page, date: Day) =>
  chooseDay(page, 'Choose the date of your treatment', date);

/** From the open card to Confirm Booking. */
export async function chooseAll(page: Page, { date, time }: { date: string; time: string }) {
  await page.getByRole('radio', { name: `${LENGTH} minutes` }).check({ force: true });
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await chooseTreatmentDay(page, date);
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
