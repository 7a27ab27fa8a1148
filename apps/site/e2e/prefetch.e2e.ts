import { openUntilIdle } from './support/open-until-idle.ts';
import { expect, test } from './support/test.ts';

const lists = [
  { list: '/rooms', link: 'View Details of Sea View King', title: 'Sea View King', price: '$' },
  { list: '/spa', link: 'Jebel Akhdar Rose Facial', title: 'Jebel Akhdar Rose Facial' },
  { list: '/events', link: 'Lantern Dinner on the Sand', title: 'Lantern Dinner on the Sand' },
];

test.describe('decision 023, on a phone whose network answers nothing any more', () => {
  test.use({ viewport: { width: 412, height: 823 }, hasTouch: true });

  for (const { list, link, title, price = '' } of lists) {
    test(`${list} leads to a record within one frame`, async ({ page }) => {
      await openUntilIdle(page, list);
      await page.route('**', () => undefined);
      const shown = page.evaluate(firstFrame);
      await page.getByRole('link', { name: link }).first().tap();
      const first = await shown;
      expect(first.heading).toBe(title);
      expect(first.picture).toBeTruthy();
      expect(first.text).toContain(price);
    });
  }
});

test('the header leads to a page within one frame once pointed at', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  const link = page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Contact' });
  const fetched = page.waitForResponse(/contact/);
  await link.hover();
  await fetched;
  await page.waitForLoadState('networkidle');
  await page.route('**', () => undefined);
  const shown = page.evaluate(firstFrame);
  await link.click();
  expect((await shown).heading).toBe('Contact');
});

test('Back shows the list as it was left, before anything is fetched', async ({ page }) => {
  await openUntilIdle(page, '/rooms');
  const link = page.getByRole('link', { name: /^View Details/ }).nth(4);
  await link.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => window.scrollY);
  expect(left).toBeGreaterThan(200);
  await link.click();
  await expect(page).toHaveURL(/room-single/);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.route('**', () => undefined);
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL('/rooms');
  await expect(link).toBeInViewport();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left);
});

/** Runs in the page: what the first frame after a press shows. */
function firstFrame(): Promise<{ heading?: string; picture?: string; text?: string }> {
  const look = () => {
    const main = document.querySelector('main');
    return {
      heading: main?.querySelector('h1')?.textContent,
      picture: main?.querySelector('picture')?.dataset['picture'],
      text: main?.textContent,
    };
  };
  return new Promise((resolve) => {
    const wait = () => requestAnimationFrame(() => resolve(look()));
    addEventListener('click', wait, { capture: true, once: true });
  });
}
