import axe from 'axe-core';
import type { Page } from '@playwright/test';
import { pagesForDevelopers } from '../src/pages.ts';
import { freeStay, signInNewGuest } from './support/guest.ts';
import { hydrated } from './support/hydrated.ts';
import { hasLatinWord } from './support/latin.ts';
import { expectNeverSideways } from './support/page-fit.ts';
import { publicPages } from './support/public-pages.ts';
import { expect, expectOnlyFailedFetches, test } from './support/test.ts';

/** The path of a page in Arabic. */
const inArabic = (path: string) => (path === '/' ? '/ar' : `/ar${path}`);

/** What axe finds wrong on the page, of all its rules or of some. */
async function violations(page: Page, rules?: string[]) {
  await page.evaluate(axe.source);
  const { violations: found } = await page.evaluate(
    (runOnly) => window.axe.run(runOnly ? { runOnly } : {}),
    rules,
  );
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** In the other mode only colours differ: it is taken in place, once they have changed. */
async function contrastsInTheDark(page: Page) {
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
  await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
  return await violations(page, ['color-contrast', 'link-in-text-block']);
}

/** What has opened over the page, and the page behind it, in light and in dark. */
async function expectAccessible(page: Page) {
  await expect(page.getByRole('dialog')).toContainText(/\p{Script=Arabic}/u);
  expect(await violations(page)).toEqual([]);
  expect(await contrastsInTheDark(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** A room in Arabic, its form filled for a free stay. */
async function fillStay(page: Page) {
  const [from, to] = await freeStay(page, 'sea-view-king');
  const dates = encodeURIComponent(`${from} - ${to}`);
  await page.goto(`/ar/room-single/sea-view-king?dateRange=${dates}&guests=1`);
  await page.getByRole('textbox', { name: 'الاسم' }).fill('ليلى حداد');
}

/** Words in Latin letters that a guest reads or hears, also where a page is found or shared, names apart. */
async function latinWords(page: Page): Promise<string[]> {
  const read = await page.evaluate(() => {
    const attributes = ['alt', 'aria-label', 'title', 'placeholder'];
    const texts = [document.title, document.body.innerText];
    const shared =
      'meta:is([name="description"], [property="og:title"], [property="og:description"], [property="og:site_name"], [property$=":alt"])';
    for (const meta of document.querySelectorAll(shared))
      texts.push(meta.getAttribute('content') ?? '');
    for (const data of document.querySelectorAll('script[type="application/ld+json"]'))
      for (const [, text = ''] of (data.textContent ?? '').matchAll(
        /"(?:name|description)":"([^"]*)"/g,
      ))
        texts.push(text);
    for (const name of attributes)
      for (const element of document.querySelectorAll(`[${name}]`))
        texts.push(element.getAttribute(name) ?? '');
    return texts.flatMap((text) => text.split('\n'));
  });
  return read.filter(hasLatinWord);
}

for (const path of publicPages.filter((each) => !pagesForDevelopers.includes(each))) {
  test(`${inArabic(path)} is Arabic, from right to left, and everybody can use it in light and in dark`, async ({
    page,
  }) => {
    await page.goto(inArabic(path), { waitUntil: 'networkidle' });
    const html = page.locator('html');
    await expect(html).toHaveAttribute('lang', 'ar');
    await expect(html).toHaveAttribute('dir', 'rtl');
    await expect(page.locator('main')).toContainText(/\p{Script=Arabic}/u);
    await page.mouse.wheel(0, 400);
    await page.waitForLoadState('networkidle');
    expect(await violations(page)).toEqual([]);
    expect(await latinWords(page)).toEqual([]);
    const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(width).toBeLessThanOrEqual(0);
    expect(await contrastsInTheDark(page)).toEqual([]);
    await expectNeverSideways(page);
  });
}

for (const path of pagesForDevelopers.filter((each) => publicPages.includes(each))) {
  test(`${inArabic(path)} never scrolls sideways`, async ({ page }) => {
    await page.goto(inArabic(path));
    await expect(page.locator('h1').first()).toBeVisible();
    await expectNeverSideways(page);
  });
}

test('everybody can use the menu of a phone and a dialog of tickets in Arabic', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/ar/events', { waitUntil: 'networkidle' });
  const menu = page.getByRole('button', { name: 'فتح القائمة' });
  await hydrated(menu);
  await menu.click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'English' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page
    .getByRole('button', { name: /^الحجز الآن/ })
    .first()
    .click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'التالي' })).toBeVisible();
  await expectAccessible(page);
});

test('everybody can use the dialogs of a booking in Arabic', async ({ page }) => {
  await signInNewGuest(page);
  await fillStay(page);
  await page.getByRole('button', { name: 'حجز إقامتك' }).click();
  const visa = page.getByRole('dialog').getByRole('button', { name: /VISA/ });
  await expect(visa).toBeVisible();
  await expectAccessible(page);
  await visa.click();
  await expect(page.getByRole('button', { name: 'Pay', exact: true })).toBeVisible();
  await page.goto('/ar/booking-management');
  for (const name of [/^التفاصيل/, /^إلغاء حجز/]) {
    await page.getByRole('button', { name }).click();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  }
});

test('a missing page in Arabic is accessible', async ({ page, quietConsole }) => {
  await page.goto('/ar/no-such-page', { waitUntil: 'networkidle' });
  await expect(page.locator('main')).toContainText(/\p{Script=Arabic}/u);
  expect(await violations(page)).toEqual([]);
  expect(await latinWords(page)).toEqual([]);
  expect(await contrastsInTheDark(page)).toEqual([]);
  expectOnlyFailedFetches(quietConsole);
});

test('the switch keeps the page and what was searched for, and leads back', async ({ page }) => {
  await page.goto('/rooms?guests=2&utm_source=mail', { waitUntil: 'networkidle' });
  const bar = page.getByRole('banner');
  await bar.getByRole('link', { name: 'العربية' }).click();
  await expect(page).toHaveURL('/ar/rooms?guests=2');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await bar.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/rooms?guests=2');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

for (const [where, width] of [
  ['contentinfo', 1280],
  ['dialog', 360],
] as const) {
  test(`the switch is in the ${where} too`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/spa', { waitUntil: 'networkidle' });
    const menu = page.getByRole('button', { name: 'Open menu' });
    if (where === 'dialog') {
      await hydrated(menu);
      await menu.click();
    }
    const arabic = page.getByRole(where).getByRole('link', { name: 'العربية' });
    await expect(arabic).toHaveAttribute('href', '/ar/spa');
  });
}

test('links within the page stay in its language', async ({ page }) => {
  await page.goto('/ar/rooms', { waitUntil: 'networkidle' });
  const details = page.getByRole('link', { name: /^عرض التفاصيل/ }).first();
  await hydrated(details);
  await details.click();
  await expect(page).toHaveURL(/\/ar\/room-single\//);
  await page.reload();
  await expect(page.getByRole('button', { name: 'حجز إقامتك' })).toBeVisible();
});

test('search engines are told of each language, and of English for all others', async ({
  page,
}) => {
  await page.goto('/ar/spa');
  const links = page.locator('link[rel="alternate"]');
  const languages = await links.evaluateAll((found) =>
    found.map((link) => [
      link.getAttribute('hreflang'),
      new URL((link as HTMLLinkElement).href).pathname,
    ]),
  );
  expect(languages).toEqual([
    ['en', '/spa'],
    ['ar', '/ar/spa'],
    ['x-default', '/spa'],
  ]);
  const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
  expect(canonical).toMatch(/\/ar\/spa$/);
  const data = await page.locator('script[type="application/ld+json"]').allInnerTexts();
  expect(data.join('')).toMatch(/"item":"[^"]+\/ar\/spa"/);
  await expect(page.locator('meta[property="og:locale"]')).toHaveAttribute('content', 'ar_OM');
});

test('a language that the hotel does not speak is no page, in English', async ({
  page,
  request,
}) => {
  const reply = await request.get('/fr/rooms');
  expect(reply.status()).toBe(404);
  expect(await reply.text()).toContain('<html lang="en"');
  expect((await request.get('/ar/no-such-page')).status()).toBe(404);
  expect(await (await request.get('/ar/no-such-page')).text()).toContain('<html lang="ar"');
  await page.goto('/');
});

test('an English page asks for none of the Arabic', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/rooms', { waitUntil: 'networkidle' });
  expect(asked.filter((url) => /arabic|\.ar-|lang=/.test(url))).toEqual([]);
});

for (const path of ['/ar', '/ar/rooms'])
  test(`the fonts of ${path} weigh at most 68 kB together`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.waitForFunction(() => document.fonts.status === 'loaded');
    const sizes = await page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name }) => name.endsWith('.woff2'))
        .map(({ encodedBodySize }) => encodedBodySize),
    );
    expect(sizes.length).toBeGreaterThan(2);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(68_000);
  });

test('a page whose words do not come is in English, marked so', async ({ page, quietConsole }) => {
  // The loader tries ten times before it gives up.
  test.setTimeout(60_000);
  await page.route(/\/assets\/spa\.ar-/, (route) => route.abort());
  await page.route('**/ar/spa', (route) =>
    route.request().method() === 'HEAD' ? route.abort() : route.continue(),
  );
  await page.goto('/ar/about', { waitUntil: 'networkidle' });
  const spa = page.getByRole('banner').locator('a[href="/ar/spa"]').first();
  await hydrated(spa);
  await spa.click();
  const english = page.locator('main > [lang="en"][dir="ltr"]');
  await expect(english.getByRole('searchbox', { name: 'Search' })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('contentinfo')).toContainText('الخصوصية');
  expectOnlyFailedFetches(quietConsole);
});

test('a form says in Arabic what is wrong, and keeps what was typed', async ({ page }) => {
  await page.goto('/ar/signup', { waitUntil: 'networkidle' });
  const email = page.getByRole('textbox', { name: 'البريد الإلكتروني' }).first();
  await hydrated(email);
  await email.fill('layla');
  await page.getByRole('button', { name: 'إنشاء حساب' }).click();
  const invalid = page.locator('[aria-invalid="true"]');
  await expect(invalid.first()).toBeFocused();
  const messages = await page.locator('main [id$="-error"]').allInnerTexts();
  expect(messages.length).toBeGreaterThan(3);
  for (const message of messages)
    expect(message).toMatch(/^[^A-Za-z]*\p{Script=Arabic}[^A-Za-z]*$/u);
  await expect(email).toHaveValue('layla');
});

test('a guest books a room in Arabic and pays for it', async ({ page }) => {
  await signInNewGuest(page);
  await fillStay(page);
  await page.getByRole('button', { name: 'حجز إقامتك' }).click();
  await page.getByRole('dialog').getByRole('button', { name: /VISA/ }).click();
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await expect(page).toHaveURL(/\/ar\/payment-return/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('تم تأكيد حجزك');
  const booked = page.getByRole('main').getByText('غرفة كينغ بإطلالة بحرية').first();
  await expect(booked).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.goto('/ar/booking-management');
  await expect(booked).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test('a browser where a guest is signed in is named in the order of the sentence', async ({
  page,
}) => {
  await signInNewGuest(page);
  await page.goto('/ar/profile');
  const row = page.getByRole('listitem').filter({ hasText: 'هذا المتصفح' });
  const [browser, system] = await row.locator('p').first().evaluate(rightEdgesOfNames);
  // From the right: the browser, then the word for "on", then the system.
  expect(browser).toBeGreaterThan(system ?? NaN);
  expect(await violations(page)).toEqual([]);
});

/** Runs in the page: where the names in Latin letters end at the right, as they are written. */
function rightEdgesOfNames(element: Element): number[] {
  const words = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode() as Text;
  return [...words.data.matchAll(/[A-Z]\w+/gi)].map(({ index, 0: name }) => {
    const range = document.createRange();
    range.setStart(words, index);
    range.setEnd(words, index + name.length);
    return range.getBoundingClientRect().right;
  });
}
