import axe from 'axe-core';
import type { Page } from 'playwright';

/** What axe finds in a story as it is; by these rules alone where some are named. */
export async function findBarriers(page: Page, rules?: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  return page.evaluate(async (runOnly) => {
    const { axe: inPage } = globalThis as unknown as { axe: typeof axe };
    const { violations } = await inPage.run(document.body, {
      // A story is part of a page: what surrounds it would be the landmark.
      rules: { region: { enabled: false } },
      resultTypes: ['violations'],
      ...(runOnly && { runOnly }),
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary = '' }) => `${id}: ${html} ${failureSummary}`),
    );
  }, rules);
}
