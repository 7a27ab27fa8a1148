// From a guest's first use of a part to its answer, painted, on a page that has been open for 3 s.
//   node tools/bench/first-uses.ts
import { runAlone, type Setup, type Row } from './setup.ts';
import { phone, pressOn, pressTimes, type Press } from './press.ts';

const uses: Press[] = [
  {
    name: 'picker',
    from: '/',
    press: (page) => pressOn(page, 'main form button[aria-haspopup="dialog"]'),
    watched: 'dialog[open], [role="dialog"]',
    screen: phone,
  },
  {
    name: 'dialog',
    from: '/events',
    press: (page) => pressOn(page, 'main article button:has-text("Book Now")'),
    watched: 'dialog[open], [role="dialog"]',
    screen: phone,
  },
  {
    name: 'gallery',
    from: '/room-single/sea-view-king',
    press: (page) => pressOn(page, 'main button[aria-label="Next slide"]'),
    watched: 'main',
    screen: phone,
  },
  {
    name: 'next page of rooms, fetched ahead',
    from: '/rooms',
    press: (page) => pressOn(page, 'nav[aria-label="Pages"] [aria-label="Next page"]'),
    watched: 'main article',
    screen: phone,
  },
  {
    name: 'filter in the browser',
    from: '/spa',
    press: async (page) => {
      await page.getByLabel('Category').selectOption({ label: 'Massage' });
    },
    watched: 'main article',
    screen: phone,
  },
];

/** Milliseconds of each, at 1.6 Mbit/s, 150 ms and the processor slowed four times. */
export async function firstUseRows({ hotel, browser }: Setup): Promise<Row[]> {
  const times = await pressTimes(browser, hotel.url, uses);
  return uses.map(({ name }, index) => [name, `${times[index]?.toFixed(0)} ms`]);
}

if (import.meta.main) await runAlone(firstUseRows);
