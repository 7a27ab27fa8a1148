import type { Locator } from '@playwright/test';
import { expect } from './test.ts';

/** Resolves once React hears the element: before, the browser follows a link by itself. */
export async function hydrated(element: Locator): Promise<void> {
  const heard = (node: Element) => Object.keys(node).some((key) => key.startsWith('__reactProps'));
  await expect.poll(() => element.evaluate(heard), { timeout: 30_000 }).toBe(true);
}
