import type { Locator } from '@playwright/test';
import { expect } from './test.ts';

/** Before it a press is the browser's alone: a link loads its page anew. */
export async function hydrated(element: Locator): Promise<void> {
  // A part may wait for the guest.
  await element.page().mouse.move(200, 300);
  await expect
    .poll(() =>
      element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps'))),
    )
    .toBe(true);
}
