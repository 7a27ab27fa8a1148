import type { Page } from '@playwright/test';

interface LargestPaint {
  tag: string;
  fetchpriority: string | null;
  loading: string | null;
}

interface Paint {
  shift: number;
  largest: LargestPaint;
}

type WatchedWindow = Window & { paint: Paint };

/** Keeps, from the first byte on, how much of the page has moved and what was painted largest. */
export async function watchPaint(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const paint: Paint = { shift: 0, largest: { tag: '', fetchpriority: null, loading: null } };
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
      const { element } = entry as PerformanceEntry & { element: Element | null };
      if (!element) return;
      paint.largest = {
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
