import type { Page } from '@playwright/test';

const assetTypes = new Set(['script', 'stylesheet', 'font', 'image', 'other']);

/**
 * The addresses that a page, or a new tab of it, sends something to from now on. Scripts, styles,
 * pictures and icons without a query are left out: they carry nothing, and a busy browser may fetch
 * them late.
 */
export function sentRequests(page: Page): string[] {
  const sent: string[] = [];
  page.context().on('request', (request) => {
    const isAsset =
      assetTypes.has(request.resourceType()) &&
      request.method() === 'GET' &&
      !request.url().includes('?');
    if (!isAsset) sent.push(request.url());
  });
  return sent;
}
