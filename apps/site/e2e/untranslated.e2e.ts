import type { Page } from '@playwright/test';
import { deleteTranslationsIn } from './support/delete-translations.ts';
import { hydrated } from './support/hydrated.ts';
import { hasLatinWord } from './support/latin.ts';
import { testInHotel } from './support/own-hotel.ts';
import { publicPages } from './support/public-pages.ts';
import { expect } from './support/test.ts';

const test = testInHotel(deleteTranslationsIn);

/** Of pages that speak to developers, and of sample bookings, whose words are the browser's own data. */
const withoutRecords = new Set(['/user-test', '/payment-test', '/booking-management']);
const paths = publicPages.filter((path) => !withoutRecords.has(path));

/** A name, not a word: the setting is the brand's. */
const hotelName = 'Qasr Al Bahr';

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
  return texts.filter((text) => hasLatinWord(text.replaceAll(hotelName, '')));
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

test('what a record has no Arabic for is marked as English, wherever it stands', async ({
  page,
}) => {
  test.setTimeout(180_000);
  for (const path of paths) {
    await page.goto(path === '/' ? '/ar' : `/ar${path}`, { waitUntil: 'networkidle' });
    await expect(page.locator('main')).toContainText(/\p{Script=Arabic}/u);
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
