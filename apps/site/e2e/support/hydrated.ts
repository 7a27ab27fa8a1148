import type { Locator } from '@playwright/test';
import { expect } from './test.ts';

/** Resolves once React has hydrated the element: before, the browser follows a link by itself. */
export async function hydrated(element: Locator): Promise<void> {
  const hydrated = (node: Element) =>
    Object.keys(node).some((key) => key.startsWith('__reactProps'));
  await expect.poll(() => element.evaluate(hydrated), { timeout: 30_000 }).toBe(true);
}
