import type { Page } from '@playwright/test';
import { hydrated } from './support/hydrated.ts';
import { openFor, openUntilIdle, watchRequests } from './support/open-until-idle.ts';
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

test('a page has given up the focus before it is taken away', async ({ page }) => {
  await openUntilIdle(page, '/rooms');
  await page.evaluate(() => {
    const removeChild = Reflect.get(Node.prototype, 'removeChild') as (
      this: Node,
      child: Node,
    ) => Node;
    Object.assign(window, { removedWithFocus: 0 });
    Node.prototype.removeChild = function remove<T extends Node>(child: T): T {
      const focused = child.contains(document.activeElement);
      if (focused) (window as unknown as { removedWithFocus: number }).removedWithFocus += 1;
      return removeChild.call(this, child) as T;
    };
  });
  await page.getByRole('link', { name: 'View Details of Sea View King' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sea View King' })).toBeFocused();
  expect(await page.evaluate('removedWithFocus')).toBe(0);
});

test('the header leads to a page within one frame once pointed at', async ({ page }) => {
  const nothingOnTheWay = watchRequests(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  const link = page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Restaurant' });
  await hydrated(link);
  const fetched = page.waitForResponse(/assets\/restaurant/);
  await link.hover();
  await fetched;
  await nothingOnTheWay();
  await page.route('**', () => undefined);
  const shown = page.evaluate(firstFrame);
  await link.click();
  expect((await shown).heading).toBe('Al Mina');
});

test('the header leads to contact within one frame, also where nothing has pointed at it', async ({
  page,
}) => {
  await openUntilIdle(page, '/');
  await page.route('**', () => undefined);
  const shown = page.evaluate(firstFrame);
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Contact' })
    .dispatchEvent('click');
  expect((await shown).heading).toBe('Contact');
});

test('the code of contact comes before that of the pages that the content links to', async ({
  page,
}) => {
  const asked = requestsOf(page);
  await openUntilIdle(page, '/');
  const firstOf = (name: string) => asked.findIndex((url) => url.includes(`/assets/${name}-`));
  expect(firstOf('contact')).toBeGreaterThan(0);
  expect(firstOf('room-single')).toBeGreaterThan(firstOf('contact'));
});

test('a pointer that moves within one link fetches its page once, also where that fails', async ({
  page,
  quietConsole,
}) => {
  await openUntilIdle(page, '/rooms');
  await page.route('**/api/rooms/*', (route) => route.abort());
  const asked = requestsOf(page);
  await pointAt(page, { href: '/room-single/desert-suite' }, 5);
  expect(asked.filter((url) => url.endsWith('/api/rooms/desert-suite'))).toHaveLength(1);
  // The browser reports the failure, and the site logs it (spec 8).
  await expect.poll(() => quietConsole.length).toBe(2);
  expect(quietConsole.splice(0).toSorted()).toEqual([
    expect.stringContaining('ERR_FAILED'),
    expect.stringContaining('getRoom failed (no response)'),
  ]);
});

const leadElsewhere: Record<string, string>[] = [
  { href: '/restaurant', target: '_blank' },
  { href: '/restaurant', download: 'restaurant.html' },
  { href: '/api/rooms' },
  { href: '/uploads/rooms/sea-view-king.webp' },
];
for (const link of leadElsewhere)
  test(`nothing is fetched ahead for ${JSON.stringify(link)}`, async ({ page }) => {
    await openUntilIdle(page, '/rooms');
    const asked = requestsOf(page);
    await pointAt(page, link, 1);
    expect(asked).toEqual([]);
  });

function requestsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(request.url()));
  return asked;
}

/** Over a link of these attributes the pointer crosses one part after the other. */
async function pointAt(page: Page, attributes: Record<string, string>, parts: number) {
  await page.evaluate(
    ({ attributes, parts }) => {
      const link = document.createElement('a');
      for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
      document.querySelector('main')?.append(link);
      const cross = () => {
        link.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
      };
      for (let part = 0; part < parts; part += 1) setTimeout(cross, part * 100);
    },
    { attributes, parts },
  );
  await page.evaluate(openFor, 1500);
}

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
