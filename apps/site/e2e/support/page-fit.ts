import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** What measures itself takes a moment to follow a new size. */
const expectSoon = expect.configure({ soft: true }).poll;

/** Pixels that the page is wider than its window; the gutter of the scrollbar makes it less. */
const sideways = (page: Page) => () =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** On a phone, at 200 % zoom, and with text twice as large, which the page then keeps. */
export async function expectNeverSideways(page: Page): Promise<void> {
  const expectNothing = (where: string) =>
    expectSoon(sideways(page), `${page.url()}, ${where}`).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNothing('a phone of 360 px');
  await page.setViewportSize({ width: 640, height: 450 });
  await expectNothing('1280 px at 200 % zoom');
  await page.addStyleTag({ content: 'html { font-size: 200% }' });
  await expectNothing('text twice as large');
}
