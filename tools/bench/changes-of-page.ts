// From the press of a link to the first content of the next page, painted: medians of one run.
//   node tools/bench/changes-of-page.ts
import { runAlone, type Setup, type Row } from './setup.ts';
import { desk, phone, pressRows, type Press } from './press.ts';

const follow = (
  name: string,
  from: string,
  control: string,
  screen: typeof phone | typeof desk,
): Press => ({ name, from, screen, control, watched: 'h1' });

const changes = [
  follow('list to room', '/rooms', 'main article a', phone),
  follow('list to treatment', '/spa', 'main article a', phone),
  follow('list to event', '/events', 'main article a', phone),
  follow('header to rooms', '/', 'header nav a[href="/rooms"]', desk),
  follow('header to contact', '/', 'header nav a[href="/contact"]', desk),
];

/** At 1.6 Mbit/s, 150 ms and the processor slowed four times. */
export const changeRows = (setup: Setup): Promise<Row[]> => pressRows(setup, changes);

if (import.meta.main) await runAlone(changeRows);
