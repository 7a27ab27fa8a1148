import type { Page } from '@playwright/test';

/** Resolves once React hears the links of the header: before, the browser follows them. */
export async function pageAnswers(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const link = document.querySelector('header nav a');
    return link && Object.keys(link).some((key) => key.startsWith('__reactProps'));
  });
}
