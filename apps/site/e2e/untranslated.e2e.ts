import { hallBooking, type MeetingHall } from '@vestibule/domain/halls';
import { buildHallRequest } from '@vestibule/domain/halls/builders';
import type { HotelEvent } from '@vestibule/domain/events';
import { addDays, hotelToday, HOTEL_TIME_ZONE } from '@vestibule/domain/calendar';
import type { Page } from '@playwright/test';
import { pagesForDevelopers } from '../src/pages.ts';
import { deleteTranslationsIn } from './support/delete-translations.ts';
import { freeStay, signInNewGuest } from './support/guest.ts';
import { hydrated } from './support/hydrated.ts';
import { hasLatinWord } from './support/latin.ts';
import { hotelName } from '../src/hotel-brand.ts';
import { testInHotel } from './support/own-hotel.ts';
import { publicPages } from './support/public-pages.ts';
import { expect } from './support/test.ts';

const test = testInHotel(deleteTranslationsIn);

/** Names, not words: the hotel's is the brand's setting, the guest's is as it was registered. */
const names = new RegExp(`${hotelName}|Layla Haddad|VISA|USD`, 'g');

/** Texts of the page in Latin letters that do not say that they are English. */
async function unmarked(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement: parent, textContent } = walker.currentNode;
      if (!parent || !textContent || parent.closest('script, style, template, [aria-hidden=true]'))
        continue;
      if (parent.closest('[lang]')?.getAttribute('lang') === 'ar') found.push(textContent);
    }
    return found;
  });
  return texts.filter((text) => hasLatinWord(text.replaceAll(names, '')));
}

/**
 * English that fills no line and yet does not stand at the right, where what is above and below it
 * does. Prose of several lines reads in its own direction.
 */
async function adrift(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const isAdrift = (element: Element) => {
      const { display, lineHeight, paddingRight } = getComputedStyle(element);
      const text = document.createRange();
      text.selectNodeContents(element);
      const words = text.getBoundingClientRect();
      const box = element.getBoundingClientRect();
      const oneLine = words.height < 1.8 * Number.parseFloat(lineHeight);
      return (
        display !== 'inline' &&
        oneLine &&
        box.right - Number.parseFloat(paddingRight) - words.right > 2
      );
    };
    const marked = [...document.querySelectorAll('[lang="en"][dir="ltr"]')];
    return marked.filter(isAdrift).map(({ textContent }) => textContent);
  });
}

test('what a record has no Arabic for is marked as English, wherever it is', async ({ page }) => {
  test.setTimeout(180_000);
  for (const path of publicPages) {
    await page.goto(path === '/' ? '/ar' : `/ar${path}`, { waitUntil: 'networkidle' });
    const inEnglish = pagesForDevelopers.includes(path);
    await expect(page.locator('main')).toContainText(inEnglish ? /\w/ : /\p{Script=Arabic}/u);
    expect.soft(await unmarked(page), path).toEqual([]);
    expect.soft(await adrift(page), path).toEqual([]);
  }
  await page.goto('/ar/rooms', { waitUntil: 'networkidle' });
  await expect(page.locator('main [lang="en"][dir="ltr"]').first()).toBeVisible();
});

for (const [path, button] of [
  ['/ar/event/lantern-dinner', 'الحجز الآن'],
  ['/ar/meeting-hall/majlis', 'الحجز الآن'],
] as const) {
  test(`the dialog of ${path} marks it too`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    const open = page.getByRole('main').getByRole('button', { name: button });
    await hydrated(open);
    await open.click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.locator('[lang="en"]').first()).toBeVisible();
    expect(await unmarked(page)).toEqual([]);
  });
}

/** Asks for a hall and for tickets with an extra, unpaid, as their dialogs would. */
async function bookOthers({ request }: Page, token: string, userId: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  const { data } = await (await request.get('/api/meeting-hall/halls')).json();
  const halls: MeetingHall[] = data.halls;
  const hall = halls.find(({ _id }) => _id === 'majlis');
  const eventDate = addDays(hotelToday(new Date(), HOTEL_TIME_ZONE), 30);
  const form = buildHallRequest({ eventDate });
  const asked = hall && { headers, data: hallBooking(hall, form, new Date()) };
  expect((await request.post('/api/bookings', asked)).ok()).toBe(true);
  const events: HotelEvent[] = (await (await request.get('/api/events')).json()).data;
  const event = events.find(({ _id }) => _id === 'lantern-dinner');
  const [extra] = event?.extras ?? [];
  const order = {
    userId,
    price_amount: (event?.price ?? 0) + (extra?.price ?? 0),
    price_currency: 'USD',
    order_id: event?._id,
    order_description: 'Event',
    booking: {
      type: 'event',
      id: event?._id,
      bookingDetails: { guestName },
      tickets: 1,
      extras: { [extra?._id ?? '']: 1 },
      addons: {},
    },
  };
  const invoice = { headers, data: order };
  expect((await request.post('/api/payments/usdt/create-invoice', invoice)).ok()).toBe(true);
}

const guestName = 'ليلى حداد';

test('what a guest has booked is marked: while paying, on the return, in My Bookings', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const { token, userId } = await signInNewGuest(page);
  await bookOthers(page, token, userId);
  const [from, to] = await freeStay(page, 'sea-view-king');
  const dates = encodeURIComponent(`${from} - ${to}`);
  const dialog = page.getByRole('dialog');
  const named = (name: string) => page.locator(`[lang="en"][dir="ltr"]`, { hasText: name });

  await test.step('in the payment dialog', async () => {
    await page.goto(`/ar/room-single/sea-view-king?dateRange=${dates}&guests=1`);
    await page.getByRole('textbox', { name: 'الاسم' }).fill(guestName);
    await page.getByRole('button', { name: 'حجز إقامتك' }).click();
    await expect(dialog.locator('h3 [lang="en"]')).toHaveText('Sea View King');
    expect(await unmarked(page)).toEqual([]);
  });

  await test.step('back from paying', async () => {
    await dialog.getByRole('button', { name: /VISA/ }).click();
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('تم تأكيد حجزك');
    await expect(page.getByRole('main').locator('h2 [lang="en"]')).toHaveText('Sea View King');
    expect(await unmarked(page)).toEqual([]);
  });

  await test.step('in My Bookings, in the details, and where a booking is given up', async () => {
    await page.goto('/ar/booking-management');
    const row = page.locator('[data-booking]').filter({ hasText: 'Lantern Dinner' });
    await expect(row).toBeVisible();
    await expect(named('Sea View King').first()).toBeVisible();
    await expect(page.getByRole('link').filter({ has: named('The Majlis') })).toBeVisible();
    expect(await unmarked(page)).toEqual([]);
    await row.getByRole('button', { name: /^التفاصيل/ }).click();
    await expect(dialog.locator('dt [lang="en"]')).toBeVisible();
    expect(await unmarked(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await row.getByRole('button', { name: /^إلغاء/ }).click();
    await expect(dialog.locator('dd [lang="en"]')).toHaveText('Lantern Dinner on the Sand');
    expect(await unmarked(page)).toEqual([]);
  });

  await test.step('where paying can be gone on with', async () => {
    await page.goto('/ar/event/lantern-dinner');
    await expect(page.locator('[data-unpaid] p [lang="en"]')).toHaveText(
      'Lantern Dinner on the Sand',
    );
    expect(await unmarked(page)).toEqual([]);
  });
});
