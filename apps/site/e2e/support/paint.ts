import type { Page } from '@playwright/test';

interface LargestPaint {
  /** In milliseconds since the page was asked for. */
  at: number;
  tag: string;
  fetchpriority: string | null;
  loading: string | null;
}

interface Paint {
  shift: number;
  largest: LargestPaint;
}

type WatchedWindow = Window & { paint: Paint };

/** A shift below it is 0.00: the words of a line keep their places to a few pixels. */
export const NO_SHIFT = 0.005;

/** Fonts as a slow connection brings them: text is painted in its fallback first. */
export async function fontsAfterPaint(page: Page): Promise<void> {
  await page.route('**/*.woff2', async (route) => {
    await page.waitForFunction(() => performance.getEntriesByName('first-paint').length > 0);
    await route.continue();
  });
}

/** Keeps, from the first byte on, how much of the page has moved and what was painted largest. */
export async function watchPaint(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const paint: Paint = {
      shift: 0,
      largest: { at: 0, tag: '', fetchpriority: null, loading: null },
    };
    Object.assign(window, { paint });
    const watch = (type: string, see: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({
        type,
        buffered: true,
      });
    watch('layout-shift', (entry) => {
      const { value, hadRecentInput } = entry as PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      };
      if (!hadRecentInput) paint.shift += value;
    });
    watch('largest-contentful-paint', (entry) => {
      const { element, startTime } = entry as PerformanceEntry & { element: Element | null };
      if (!element) return;
      paint.largest = {
        at: startTime,
        tag: element.tagName,
        fetchpriority: element.getAttribute('fetchpriority'),
        loading: element.getAttribute('loading'),
      };
    });
  });
}

export const layoutShift = (page: Page) =>
  page.evaluate(() => (window as unknown as WatchedWindow).paint.shift);

export const largestPaint = (page: Page) =>
  page.evaluate(() => (window as unknown as WatchedWindow).paint.largest);
