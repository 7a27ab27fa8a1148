// From a guest's first use of a part to its answer, painted, on a page that has been open for 3 s.
//   node tools/bench/first-uses.ts
import { runAlone, type Setup, type Row } from './setup.ts';
import { phone, pressRows, type Press } from './press.ts';

const uses: Press[] = [
  {
    name: 'picker',
    from: '/',
    control: 'main form button[aria-haspopup="dialog"]',
    watched: 'dialog[open], [role="dialog"]',
    screen: phone,
  },
  {
    name: 'dialog',
    from: '/events',
    control: 'main article button:has-text("Book Now")',
    watched: 'dialog[open], [role="dialog"]',
    screen: phone,
  },
  {
    name: 'gallery',
    from: '/room-single/sea-view-king',
    control: 'main button[aria-label="Next slide"]',
    watched: 'main',
    screen: phone,
  },
  {
    name: 'next page of rooms, fetched ahead',
    from: '/rooms',
    control: 'nav[aria-label="Pages"] [aria-label="Next page"]',
    watched: 'main article',
    screen: phone,
  },
  {
    name: 'filter in the browser',
    from: '/spa',
    control: 'main select:has(option:text("Massage"))',
    act: (select) => select.selectOption({ label: 'Massage' }),
    watched: 'main article',
    screen: phone,
  },
];

/** At 1.6 Mbit/s, 150 ms and the processor slowed four times. */
export const firstUseRows = (setup: Setup): Promise<Row[]> => pressRows(setup, uses);

if (import.meta.main) await runAlone(firstUseRows);
