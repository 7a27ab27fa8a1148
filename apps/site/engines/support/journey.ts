import { inject, test } from 'vitest';
import { engines } from './engines.ts';
import { Page } from './page.ts';

/** A journey through each engine, every time in a fresh browser. */
export function journey(title: string, travel: (page: Page) => Promise<void>): void {
  // oxlint-disable-next-line vitest/expect-expect -- the page throws what it does not find
  test.for(engines)(`$name: ${title}`, async ({ start }) => {
    const session = await start();
    try {
      await session.send('SetWindowRect', { x: 0, y: 0, width: 1280, height: 900 });
      await travel(new Page(session, inject('url')));
    } finally {
      await session.close();
    }
  });
}
