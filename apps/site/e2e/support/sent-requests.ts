import type { Page } from '@playwright/test';

/** What can carry a form's fields: a page, a call, a beacon. */
const CARRIERS = new Set(['document', 'fetch', 'xhr', 'ping']);

/**
 * The addresses that a page sends something to from now on. Its scripts, styles, pictures and icon
 * are left out: a busy browser may fetch them late.
 */
export function sentRequests(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (CARRIERS.has(request.resourceType())) sent.push(request.url());
  });
  return sent;
}
