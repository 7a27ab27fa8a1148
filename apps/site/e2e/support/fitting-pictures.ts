import type { Page } from '@playwright/test';
import { expect } from './test.ts';

interface LaidOut {
  name: string | undefined;
  /** How wide the whole picture is, with what its frame cuts off, in CSS pixels. */
  drawn: number;
  /** How wide `sizes` says that it is. */
  declared: number;
}

/** A picture that is as wide as it says: with widths in `srcset`, its natural width is what `sizes` declares. */
const WIDE = '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1067"/>';

async function layOut(page: Page): Promise<LaidOut[]> {
  return page.locator('picture img').evaluateAll(
    (images, wide) =>
      Promise.all(
        (images as HTMLImageElement[])
          .filter((image) => image.clientWidth > 0)
          .map(async (image) => {
            image.loading = 'eager';
            await image.decode();
            const picture = image.closest('picture');
            const sources = [...(picture?.querySelectorAll('source') ?? [])];
            const source = sources.find(({ media }) => matchMedia(media || 'all').matches);
            // The portrait crop comes in one size.
            if (!source?.sizes) return [];
            const probe = new Image();
            probe.sizes = source.sizes;
            probe.srcset = `data:image/svg+xml,${encodeURIComponent(wide)} 1600w`;
            await probe.decode();
            const { width, height } = image.getBoundingClientRect();
            return [
              {
                name: picture?.dataset['picture'],
                drawn: Math.max(width, height * 1.5),
                declared: probe.naturalWidth,
              },
            ];
          }),
      ).then((pictures) => pictures.flat()),
    WIDE,
  );
}

const shownInTwoSizes = new Set([
  // The hero shows a part of it, the gallery's last slide the whole (decision 028).
  '/uploads/rooms/sea-view-king-1',
  // A slide as wide as the page, and a dish of the menu.
  '/uploads/restaurant/breakfast',
]);

/** The stored picture of each file that the page has fetched: twice, if it came in two sizes. */
async function fetchedPictures(page: Page): Promise<string[]> {
  const files = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  );
  const pictures = files.filter((file) => /\.(avif|webp)$/.test(file));
  return pictures.map((file) => file.replace(/-(\d+|portrait)\.\w+$/, '')).toSorted();
}

/** Of a page that is idle: each picture came in one file, as large as it is, and at most one before all others. */
export async function expectFittingPictures(page: Page): Promise<void> {
  // Counted at one moment: `/profile` leads a visitor on to the login.
  const [first, eager] = await page.evaluate(() =>
    ['[fetchpriority="high"]', '[loading="eager"]'].map(
      (kind) => document.querySelectorAll(`picture img${kind}`).length,
    ),
  );
  expect(first).toBeLessThanOrEqual(1);
  expect(eager).toBe(first);
  const fetched = await fetchedPictures(page);
  const again = fetched.filter((name, index) => fetched.indexOf(name) !== index);
  expect(again.filter((name) => !shownInTwoSizes.has(name))).toEqual([]);
  for (const { name, drawn, declared } of await layOut(page)) {
    const place = `${name}, ${drawn} px wide at ${page.viewportSize()?.width}`;
    // A tenth too small is not seen; on a dense screen it saves the next larger file.
    expect.soft(declared / drawn, place).toBeGreaterThan(0.9);
    expect.soft(declared / drawn, place).toBeLessThan(1.3);
  }
}
