import { addDays, HOTEL_TIME_ZONE, hotelToday } from '@vestibule/domain/calendar';
import type { Page } from '@playwright/test';
import { countLoads } from './support/count-loads.ts';
import { openDeployedHotel, type DeployedHotel } from './support/deployed-hotel.ts';
import { signInNewGuest } from './support/guest.ts';
import { freePort } from '../../server/src/web/free-port.ts';
import { expect, test } from './support/test.ts';

const port = await freePort();
let hotel: DeployedHotel;

// One deploy follows another: the second journey begins in the release that the first one brought.
test.describe.configure({ mode: 'serial', timeout: 180_000 });
test.use({ baseURL: `http://localhost:${port}` });

test.beforeAll(async () => {
  test.setTimeout(180_000);
  hotel = await openDeployedHotel(port);
});

test.afterAll(() => hotel.close());

/** Holds back what a booking needs later, as a slow line would, and tells how it ended. */
async function holdLateCode(page: Page, ...pieces: string[]) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const statuses: number[] = [];
  const held = new RegExp(`/assets/(${pieces.join('|')})-[\\w-]+\\.js$`);
  await page.route(held, async (route) => {
    await promise;
    const response = await route.fetch();
    statuses.push(response.status());
    await route.fulfill({ response });
  });
  return { statuses, release: resolve };
}

/** The release of the script that the page runs; the first one says nothing. */
const releaseOf = (page: Page) => page.evaluate<unknown>(() => Reflect.get(window, 'release'));

const bookingForm = (page: Page) => page.getByRole('form', { name: 'Book This Suite' });

/** Takes two nights of next month from the calendars. */
async function chooseDates(page: Page, day: number): Promise<void> {
  const today = hotelToday(new Date(), HOTEL_TIME_ZONE);
  const nextMonth = addDays(`${today.slice(0, 7)}-28`, 4).slice(0, 7);
  for (const [label, date] of [
    ['Choose check-in date', `${nextMonth}-${day}`],
    ['Choose check-out date', `${nextMonth}-${day + 2}`],
  ] as const) {
    await page.getByRole('button', { name: label }).click();
    const calendar = page.getByRole('dialog', { name: label });
    const cell = calendar.locator(`[data-day="${date}"] button`);
    if (!(await cell.isVisible()))
      await calendar.getByRole('button', { name: /next month/i }).click();
    await cell.click();
  }
}

async function bookAndPay(page: Page): Promise<void> {
  await bookingForm(page).getByRole('button', { name: 'Book Your Stay' }).click();
  await page.getByRole('button', { name: /VISA/ }).click();
  await expect(page.getByText('Sandbox: no real money moves here')).toBeVisible();
}

test('a tab that is open over a deploy books a room, from the list to the payment page', async ({
  page,
}) => {
  await signInNewGuest(page);
  const late = await holdLateCode(page, 'room-single', 'CalendarPopover');
  // The page asks once it answers.
  const answers = page.waitForResponse(/\/api\/rooms/);
  await page.goto('/rooms');
  await answers;
  const loads = countLoads(page);
  await hotel.deploy('second');
  late.release();
  await page.getByRole('link', { name: 'View Details of Sea View King' }).click();
  await bookingForm(page).getByLabel('Name').fill('Amal Al Harthy');
  await chooseDates(page, 11);
  expect(await releaseOf(page)).toBeUndefined();
  expect(loads.count).toBe(0);
  await bookAndPay(page);
  expect(late.statuses.length).toBeGreaterThanOrEqual(2);
  expect(new Set(late.statuses)).toEqual(new Set([200]));
});

test('a tab that is open over two deploys is reloaded once, keeps what was typed, and books', async ({
  page,
  quietConsole,
}) => {
  await signInNewGuest(page);
  const late = await holdLateCode(page, 'CalendarPopover');
  await page.goto('/room-single/sea-view-king');
  const name = bookingForm(page).getByLabel('Name');
  // Known from the profile once the page answers.
  await expect(name).toHaveValue('Layla Haddad');
  expect(await releaseOf(page)).toBe('second');
  await name.fill('Amal Al Harthy');
  await bookingForm(page).getByLabel('Phone').fill('+968 92 123 456');
  const newsletter = page.getByRole('contentinfo').getByRole('textbox');
  await newsletter.fill('amal@example.com');
  const loads = countLoads(page);
  await hotel.deploy('third');
  await hotel.deploy();
  late.release();
  await page.getByRole('button', { name: 'Choose check-in date' }).click();
  await expect.poll(() => loads.count, { timeout: 30_000 }).toBe(1);
  expect(late.statuses).toContain(404);
  expect(await releaseOf(page)).toBeUndefined();
  await expect(name).toHaveValue('Amal Al Harthy');
  await expect(bookingForm(page).getByLabel('Phone')).toHaveValue('+968 92 123 456');
  await expect(newsletter).toHaveValue('amal@example.com');
  await chooseDates(page, 18);
  expect(loads.count).toBe(1);
  await bookAndPay(page);
  expect(quietConsole.splice(0).filter((text) => !text.includes('404'))).toEqual([]);
});
