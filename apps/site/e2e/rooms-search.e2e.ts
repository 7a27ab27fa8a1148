import { addDays, HOTEL_TIME_ZONE, hotelToday } from '@vestibule/domain/calendar';
import type { Page } from '@playwright/test';
import { failUntilPressed } from './support/fail-until-pressed.ts';
import { hydrated } from './support/hydrated.ts';
import { expect, test } from './support/test.ts';

const checkIn = addDays(hotelToday(new Date(), HOTEL_TIME_ZONE), 40);
const dates = `dateRange=${checkIn}+-+${addDays(checkIn, 1)}`;

const rooms = (page: Page) => page.getByRole('region', { name: 'Rooms', exact: true });
const searchForm = (page: Page) => page.getByRole('form', { name: 'Search rooms' });
const nextGuest = (page: Page) => searchForm(page).getByRole('button', { name: 'More guests' });
const search = (page: Page) => searchForm(page).getByRole('button', { name: 'Search Room' });
/** How many were found, and which page of them shows. */
const count = /^\d+ rooms?(, page \d+ of \d+)?$/;
const names = (page: Page) => rooms(page).getByRole('heading').allInnerTexts();

/** Holds the answers to searches for so many guests back until they are released. */
async function hold(page: Page, guests: number) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const asked: string[] = [];
  await page.route(`**/api/rooms?*guests=${guests}*page=1&*`, async (route) => {
    asked.push(route.request().url());
    await promise;
    await route.continue();
  });
  return { release: resolve, asked };
}

async function open(page: Page, path: string) {
  await page.goto(path, { waitUntil: 'networkidle' });
  await hydrated(search(page));
  await hydrated(page.getByRole('link', { name: 'Next page' }));
}

test('a search is acknowledged at once, and its answer follows one request later', async ({
  page,
}) => {
  await open(page, '/rooms');
  const before = await names(page);
  const box = await rooms(page).boundingBox();
  const { release, asked } = await hold(page, 2);
  await nextGuest(page).click();
  await search(page).click();
  await expect(rooms(page).getByRole('status')).toHaveText('Loading...');
  await expect(rooms(page).getByRole('list').first()).toHaveAttribute('aria-busy', 'true');
  await test.step('the rooms of the last search stay where they are', async () => {
    expect(await names(page)).toEqual(before);
    expect((await rooms(page).boundingBox())?.height).toBe(box?.height);
  });
  await test.step('the button keeps the focus', () => expect(search(page)).toBeFocused());
  release();
  await expect(rooms(page).getByRole('status')).toHaveText(count);
  await expect(page).toHaveURL('/rooms?guests=2');
  expect(asked).toHaveLength(1);
});

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 360, height: 740 },
]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });
    const firstRoom = (page: Page) => rooms(page).getByRole('article').first().getByRole('heading');

    test('a search in the list brings what was found into view', async ({ page }) => {
      await open(page, '/rooms');
      await test.step('an address that asks for nothing is not scrolled', async () => {
        expect(await page.evaluate(() => scrollY)).toBe(0);
      });
      await nextGuest(page).click();
      await search(page).click();
      await expect(page).toHaveURL('/rooms?guests=2');
      await expect(rooms(page).getByRole('status')).toHaveText(count);
      await expect(rooms(page).getByRole('status')).toBeInViewport();
      await expect(firstRoom(page)).toBeInViewport();
      await test.step('it begins at the top edge, where nothing is cut in two', async () => {
        const box = await rooms(page).boundingBox();
        expect(box?.y).toBeGreaterThanOrEqual(0);
        expect(box?.y).toBeLessThan(60);
        const above = await searchForm(page).boundingBox();
        expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(0);
      });
    });

    test('a search on the home page leads to what was found [S2.home.2]', async ({ page }) => {
      await page.goto('/', { waitUntil: 'networkidle' });
      await hydrated(search(page));
      await searchForm(page).getByRole('button', { name: 'Choose dates' }).click();
      await page.getByRole('button', { name: 'Next 7 Days' }).click();
      await search(page).click();
      await expect(page).toHaveURL(/\/rooms4\?dateRange=/);
      await test.step('which has the focus: its number is read with it', () =>
        expect(rooms(page)).toBeFocused());
      await expect(rooms(page).getByRole('status')).toBeInViewport();
      await expect(firstRoom(page)).toBeInViewport();
      await test.step('and a reload leaves the page where it is', async () => {
        await page.reload({ waitUntil: 'networkidle' });
        await expect(rooms(page).getByRole('status')).toBeInViewport();
      });
    });
  });
}

test('the rooms come in the order that is asked for, which the address keeps', async ({ page }) => {
  const sortBy = page.getByRole('combobox', { name: 'Sort by' });
  const prices = async () => {
    const texts = await rooms(page).getByRole('article').allInnerTexts();
    return texts.map((text) => Number(/\$([\d,.]+)\s+per night/.exec(text)?.[1]?.replace(',', '')));
  };
  await open(page, '/rooms?page=2');
  await sortBy.focus();
  await sortBy.selectOption('Highest price');
  await expect(page).toHaveURL('/rooms?sort=price-desc');
  await expect(rooms(page).getByRole('list').first()).not.toHaveAttribute('aria-busy');
  await expect.poll(async () => prices()).toHaveLength(6);
  const dearest = await prices();
  expect(dearest).toEqual(dearest.toSorted((one, other) => other - one));
  await expect(sortBy).toBeFocused();
  await expect(sortBy).toBeInViewport();
  await test.step('another search keeps it, and so does its second page', async () => {
    await nextGuest(page).click();
    await search(page).click();
    await expect(page).toHaveURL('/rooms?guests=2&sort=price-desc');
    await expect(rooms(page).getByRole('list').first()).not.toHaveAttribute('aria-busy');
    await page.getByRole('link', { name: 'Next page' }).click();
    await expect(page).toHaveURL('/rooms?guests=2&sort=price-desc&page=2');
    await expect.poll(async () => (await prices())[0]).toBeLessThanOrEqual(dearest[5] ?? 0);
  });
});

test('how many rooms were found is announced: the element that says so was there before', async ({
  page,
}) => {
  await open(page, '/rooms');
  const status = await rooms(page).getByRole('status').elementHandle();
  await nextGuest(page).click();
  await search(page).click();
  await expect(page).toHaveURL('/rooms?guests=2');
  await expect(rooms(page).getByRole('status')).toHaveText(count);
  expect(await status?.evaluate((element) => element.isConnected)).toBe(true);
});

test('the hero of a search’s page is compact', async ({ page }) => {
  const below = async (path: string) => {
    await page.goto(path);
    return (await page.getByRole('heading', { name: 'Find a room' }).boundingBox())?.y ?? 0;
  };
  expect(await below('/rooms4?guests=2')).toBeLessThan((await below('/rooms4')) - 150);
});

test('of two searches the last one stands, whichever answer comes last', async ({ page }) => {
  await open(page, '/rooms');
  const four = await hold(page, 4);
  for (let guests = 2; guests <= 4; guests += 1) await nextGuest(page).click();
  await search(page).click();
  await expect(rooms(page).getByRole('status')).toHaveText('Loading...');
  for (let guests = 5; guests <= 9; guests += 1) await nextGuest(page).click();
  await search(page).click();
  await expect(page).toHaveURL('/rooms?guests=9');
  await expect(rooms(page).getByRole('status')).toHaveText(count);
  const found = await names(page);
  const late = page.waitForResponse(/guests=4/);
  four.release();
  await late;
  await page.waitForLoadState('networkidle');
  expect(await names(page)).toEqual(found);
  for (const text of await rooms(page)
    .getByText(/^\d+ guests?$/)
    .allInnerTexts()) {
    expect(Number.parseInt(text, 10)).toBeGreaterThanOrEqual(9);
  }
});

test('a search that fails leaves the rooms, says so, and can be tried again', async ({
  page,
  quietConsole,
}) => {
  await open(page, '/rooms');
  const before = await names(page);
  await failUntilPressed(page, '**/api/rooms?*guests=2*');
  await nextGuest(page).click();
  await search(page).click();
  await expect(rooms(page).getByRole('alert')).toContainText('Failed to fetch rooms');
  expect(await rooms(page).getByRole('article').getByRole('heading').allInnerTexts()).toEqual(
    before,
  );
  await rooms(page).getByRole('button', { name: 'Try Again' }).click();
  await expect(rooms(page).getByRole('alert')).toHaveCount(0);
  await expect(rooms(page).getByRole('status')).toHaveText(count);
  for (const line of quietConsole.splice(0))
    expect(line).toMatch(/ERR_FAILED|failed \(no response\)/);
});

test('the next page is there before it is asked for', async ({ page }) => {
  const ahead = page.waitForResponse(/api\/rooms\?.*page=2/);
  await page.goto('/rooms');
  await ahead;
  await hydrated(page.getByRole('link', { name: 'Next page' }));
  await page.route('**/api/rooms?*', () => undefined);
  await page
    .getByRole('navigation', { name: 'Pages' })
    .getByRole('link', { name: 'Next page' })
    .click();
  await expect(page).toHaveURL('/rooms?page=2');
  await expect(rooms(page).getByRole('status')).toHaveText(count);
  await expect(rooms(page).getByRole('list').first()).not.toHaveAttribute('aria-busy');
});

test('another page by keyboard takes the focus to its rooms, and is announced', async ({
  page,
}) => {
  await open(page, '/rooms');
  await page.getByRole('link', { name: 'Page 2' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/rooms?page=2');
  await expect(rooms(page)).toBeFocused();
  await expect(rooms(page).getByRole('status')).toHaveText(/^\d+ rooms, page 2 of \d+$/);
  await expect(rooms(page).getByRole('status')).toBeInViewport();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toBeFocused();
});

test('Back and Forward go through searches and pages, and the form with them', async ({ page }) => {
  await open(page, '/rooms');
  const first = await names(page);
  await page.getByRole('link', { name: 'Page 2' }).click();
  await expect.poll(() => names(page)).not.toEqual(first);
  await nextGuest(page).click();
  await search(page).click();
  await expect(page).toHaveURL('/rooms?guests=2');
  await page.goBack();
  await expect(page).toHaveURL('/rooms?page=2');
  await expect(searchForm(page).getByRole('spinbutton', { name: 'Guests' })).toHaveValue('1');
  await page.goBack();
  await expect.poll(() => names(page)).toEqual(first);
  await page.goForward();
  await page.goForward();
  await expect(searchForm(page).getByRole('spinbutton', { name: 'Guests' })).toHaveValue('2');
});

test('dates after the last open day: it says until when rooms can be booked', async ({ page }) => {
  const late = addDays(checkIn, 400);
  await page.goto(`/rooms4?dateRange=${late}+-+${addDays(late, 1)}`);
  const list = rooms(page);
  await expect(list).toContainText('No rooms available for the selected dates and criteria.');
  await expect(list).toContainText(/Rooms can be booked until .* Later dates are not open yet\./);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('each page of a search is rendered, and leads to the others', async ({ page }) => {
    await page.goto(`/rooms4?${dates}&guests=1`);
    const first = await names(page);
    expect(first).toHaveLength(6);
    await page.getByRole('link', { name: 'Next page' }).click();
    await expect(page).toHaveURL(/dateRange=.*page=2/);
    const second = await names(page);
    expect(second.length).toBeGreaterThan(0);
    expect(second.filter((name) => first.includes(name))).toEqual([]);
    await expect(page.getByText(/^(Available|Some nights available)$/)).toHaveCount(second.length);
    await expect(page.getByRole('link', { name: 'Page 2' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  });

  test('the search sends the order along', async ({ page }) => {
    await page.goto('/rooms');
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Largest');
    await search(page).click();
    await expect(page).toHaveURL(/sort=size-desc/);
    const order = page.getByRole('combobox', { name: 'Sort by' });
    await expect(order).toHaveValue('size-desc');
  });

  test('a page beyond the last is the last [S4.pagination.1]', async ({ page }) => {
    await page.goto('/rooms?page=9999');
    expect((await names(page)).length).toBeGreaterThan(0);
    await expect(page.getByRole('link', { name: 'Next page' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });
});
