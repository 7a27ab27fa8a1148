import { inject, test } from 'vitest';
import { engines } from './engines.ts';
import { Page } from './page.ts';

/** A journey through each engine, every time in a fresh browser. */
export function journey(
  title: string,
  travel: (page: Page, engine: string) => Promise<void>,
): void {
  // oxlint-disable-next-line vitest/expect-expect -- the page throws what it does not find
  test.for(engines)(`$name: ${title}`, async ({ name, start }) => {
    const session = await start();
    try {
      const page = new Page(session, inject('url'));
      await page.resize(1440);
      await travel(page, name);
    } finally {
      await session.close();
    }
  });
}
