import { HOTEL_TIME_ZONE, hotelToday, type Day } from '@vestibule/domain/calendar';
import type { Page } from '@playwright/test';

/** Takes a day from the calendar behind a button, paging to its month. */
export async function chooseDay(page: Page, label: string, date: Day): Promise<void> {
  await page.getByRole('button', { name: label }).click();
  const calendar = page.getByRole('dialog', { name: label });
  for (let months = monthsAhead(date); months > 0; months -= 1) {
    await calendar.getByRole('button', { name: /next month/i }).click();
  }
  await calendar.locator(`[data-day="${date}"] button`).click();
}

/** From the hotel's month, in which the calendar opens. */
function monthsAhead(date: Day): number {
  const [now, then] = [hotelToday(new Date(), HOTEL_TIME_ZONE), date].map((day) => {
    const [year = 0, month = 0] = day.split('-').map(Number);
    return year * 12 + month;
  });
  return (then ?? 0) - (now ?? 0);
}
