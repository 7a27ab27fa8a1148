import type { Page, Request } from '@playwright/test';
import { hydrated } from './hydrated.ts';

/** After which a page that answers has asked for what it fetches without the guest. */
const OPEN_MS = 2000;
/** What has just come may ask for more within this. */
const MORE_MS = 500;

/**
 * Watches what a page asks for from now on. What is returned waits until nothing is on its way any
 * more: Playwright's `networkidle` is said of a document once, however much it asks for afterwards.
 */
export function watchRequests(page: Page): () => Promise<void> {
  let asked = 0;
  const onTheWay = new Set<Request>();
  page.on('request', (request) => {
    asked += 1;
    onTheWay.add(request);
  });
  page.on('requestfinished', (request) => onTheWay.delete(request));
  page.on('requestfailed', (request) => onTheWay.delete(request));
  return async () => {
    let before: number;
    do {
      before = asked;
      await page.evaluate(openFor, MORE_MS);
    } while (onTheWay.size > 0 || asked > before);
  };
}

/** A page that a guest has had open for a while. */
export async function openUntilIdle(page: Page, path: string): Promise<void> {
  const nothingOnTheWay = watchRequests(page);
  await page.goto(path, { waitUntil: 'load' });
  await hydrated(page.locator('html'));
  await page.evaluate(openFor, OPEN_MS);
  await nothingOnTheWay();
}

/** Runs in the page: that long, and until it has nothing else to do. */
export async function openFor(milliseconds: number): Promise<void> {
  await new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
  await new Promise((resolve) => {
    requestIdleCallback(resolve);
  });
}
