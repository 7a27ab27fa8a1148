import type { Browser } from 'playwright';
import { phoneScreen, slowPhone } from './slow-phone.ts';

/** What a guest meets on a middling phone and line. Times in milliseconds. */
export interface FirstView {
  /** When the largest content was painted. */
  largestPaint: number;
  /** What the main thread was held beyond 50 ms at a time. */
  blocked: number;
  shift: number;
}

/** After hydration: late paints belong to the first view. */
const SETTLE_MS = 2000;
const MAX_HYDRATION_MS = 60_000;

/** One visit with an empty cache, 1.6 Mbit/s, 150 ms, the processor slowed four times. */
export async function visit(browser: Browser, url: string): Promise<FirstView> {
  await using context = await browser.newContext(phoneScreen);
  const page = await context.newPage();
  await slowPhone(page);
  await page.addInitScript(watch);
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForFunction(
    () => (window as unknown as { seen: FirstView }).seen.largestPaint > 0,
  );
  await page.waitForFunction(answersOrIsTwin, undefined, {
    polling: 200,
    timeout: MAX_HYDRATION_MS,
  });
  await page.waitForTimeout(SETTLE_MS);
  return await page.evaluate(() => (window as unknown as { seen: FirstView }).seen);
}

/** Runs in the page: React has hydrated whatever can be pressed, or there is no script at all. */
function answersOrIsTwin(): boolean {
  if (!document.querySelector('script[type="module"]')) return true;
  const controls = [...document.querySelectorAll('a, button')];
  return controls.every((one) => Object.keys(one).some((key) => key.startsWith('__reactProps')));
}

/** Runs in the page, before anything else. */
function watch(): void {
  const seen: FirstView = { largestPaint: 0, blocked: 0, shift: 0 };
  Object.assign(window, { seen });
  const observe = (type: string, see: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({
      type,
      buffered: true,
    });
  observe('largest-contentful-paint', ({ startTime }) => {
    seen.largestPaint = startTime;
  });
  observe('longtask', ({ duration }) => {
    seen.blocked += Math.max(0, duration - 50);
  });
  observe('layout-shift', (entry) => {
    seen.shift += (entry as PerformanceEntry & { value: number }).value;
  });
}
