import type { Page } from '@playwright/test';
import {
  fontsAfterPaint,
  largestPaint,
  layoutShift,
  NO_SHIFT,
  watchPaint,
} from './support/paint.ts';
import { expectFittingPictures } from './support/fitting-pictures.ts';
import { expectNeverSideways } from './support/page-fit.ts';
import { slowPhone } from '../../../tools/bench/slow-phone.ts';
import { publicPages, someArabicPages } from './support/public-pages.ts';
import { HALF_WAY_MS, slowPage } from './support/slow-page.ts';
import { expect, test } from './support/test.ts';

const MAX_BYTES = 600_000;
/** A paragraph may break otherwise: the spaces of an Arabic page's fallback are wider than its own. */
const MAX_ARABIC_SHIFT = 0.02;
/** A frame is on the screen a little later than the page has painted it. */
const MAX_FRAME_MS = 50;

const screens = [
  { name: 'a desk screen', viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 },
  { name: 'a phone', viewport: { width: 360, height: 740 }, deviceScaleFactor: 3 },
];

/** What has come over the wire since, as it was sent: compressed, headers included. */
async function countBytes(page: Page): Promise<() => number> {
  const network = await page.context().newCDPSession(page);
  let bytes = 0;
  network.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  await network.send('Network.enable');
  return () => bytes;
}

for (const { name, ...screen } of screens) {
  test.describe(`the first view on ${name} (budgets)`, () => {
    test.use(screen);
    for (const path of [...publicPages, ...someArabicPages]) {
      test(`${path} weighs at most 600 kB, its largest picture comes first, nothing moves, all fits`, async ({
        page,
      }) => {
        await watchPaint(page);
        await fontsAfterPaint(page);
        const bytes = await countBytes(page);
        await page.goto(path, { waitUntil: 'networkidle' });
        const description = `${path} on ${name}, ${Math.round(bytes() / 1000)} kB`;
        test.info().annotations.push({ type: 'first view', description });
        expect(bytes()).toBeGreaterThan(10_000);
        expect(bytes()).toBeLessThanOrEqual(MAX_BYTES);
        const largest = await largestPaint(page);
        if (largest.tag === 'IMG') {
          expect(largest).toMatchObject({ fetchpriority: 'high', loading: 'eager' });
        }
        const most = someArabicPages.includes(path) ? MAX_ARABIC_SHIFT : NO_SHIFT;
        expect(await layoutShift(page)).toBeLessThan(most);
        await expectFittingPictures(page);
        if (screen.viewport.width === 360) await expectNeverSideways(page);
        // A font that is still held back is nobody's any more.
        await page.unrouteAll({ behavior: 'ignoreErrors' });
      });
    }
  });
}

test.describe('on a slow connection, on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('faces that come after the first paint move nothing', async ({ page }) => {
    await fontsAfterPaint(page);
    await watchPaint(page);
    await page.goto('/meeting-hall', { waitUntil: 'networkidle' });
    await page.waitForFunction(() => document.fonts.status === 'loaded');
    expect(await layoutShift(page)).toBe(0);
  });

  test('nothing is painted before the whole page is there', async ({ page, baseURL }) => {
    const slow = await slowPage(new URL('/', baseURL));
    await watchPaint(page);
    await page.goto(slow.url, { waitUntil: 'networkidle' });
    // The entry comes once the frame is on the screen: on a busy machine after the network is idle.
    const painted = await page.waitForFunction(
      () => performance.getEntriesByName('first-paint')[0]?.startTime,
    );
    expect(await painted.jsonValue()).toBeGreaterThan(HALF_WAY_MS);
    expect(await layoutShift(page)).toBe(0);
    slow.close();
  });

  test('a press is answered though the largest picture never comes', async ({ page }) => {
    await page.route(/hero-home/, () => new Promise<void>(() => undefined));
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await page.evaluate(() => {
      const press = () => performance.mark('press');
      addEventListener('pointerdown', press, { capture: true, once: true });
    });
    await page.getByRole('button', { name: 'More guests' }).click();
    await expect(page.getByRole('spinbutton', { name: 'Guests' })).toHaveValue('2');
    const wait = await page.evaluate(() => {
      const entries = performance.getEntriesByType('resource');
      const asked = entries.find(({ name }) => name.includes('/vendor-'))?.startTime ?? Infinity;
      return asked - (performance.getEntriesByName('press')[0]?.startTime ?? 0);
    });
    // Without a press the page waits three seconds for its picture.
    expect(wait).toBeLessThan(1000);
  });

  for (const path of ['/', '/events', '/room-single/sea-view-king'])
    test(`${path} names its largest picture before its styles, and asks for it first`, async ({
      page,
    }) => {
      const reply = await page.goto(path, { waitUntil: 'load' });
      const [head = ''] = (await reply?.text())?.split('<style') ?? [];
      expect(head).toContain('rel="preload" as="image"');
      const [first] = await page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .toSorted((one, other) => one.startTime - other.startTime)
          .map(({ name }) => name),
      );
      expect(first).toMatch(/\.avif$/);
    });

  test('the largest picture is painted before the first large script is asked for', async ({
    page,
  }) => {
    await slowPhone(page);
    await watchPaint(page);
    await page.goto('/', { waitUntil: 'networkidle' });
    await expect.poll(async () => (await largestPaint(page)).tag).toBe('IMG');
    const { at } = await largestPaint(page);
    const script = await page.waitForFunction(
      () =>
        performance.getEntriesByType('resource').find(({ name }) => name.includes('/vendor-'))
          ?.startTime,
    );
    expect(await script.jsonValue()).toBeGreaterThan(at - MAX_FRAME_MS);
  });
});
