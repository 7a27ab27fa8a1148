// Times of the first views beside a floor and each page's twin without script, medians of one run.
//   node tools/bench/first-views.ts            all pages
//   node tools/bench/first-views.ts / /rooms   these
import type { Browser } from 'playwright';
import { serveFloor, servePages, serveTwins } from './beside.ts';
import { visit, type FirstView } from './first-view.ts';
import { runAlone, type Setup, type Row } from './setup.ts';
import { median } from './measure.ts';

const ROUNDS = 5;
const allPages = ['/', '/rooms', '/room-single/sea-view-king', '/spa', '/events', '/restaurant'];

/** Of each page the largest paint, and how it stands to the floor's and the twin's. */
export async function firstViewRows(
  { hotel, browser }: Setup,
  pages: readonly string[] = allPages,
): Promise<Row[]> {
  const besides = [
    await serveFloor(),
    await servePages(hotel.url),
    await serveTwins(hotel.url),
  ] as const;
  const [floor, real, twins] = besides;
  try {
    const urls = [floor.url, ...pages.flatMap((page) => [real.url + page, twins.url + page])];
    const [ofFloor, ...views] = await visitInTurn(browser, urls);
    if (!ofFloor) throw new Error('The floor was not visited.');
    return [
      ['floor', `${ofFloor.largestPaint.toFixed(0)} ms`],
      ...pages.map((page, index): Row => {
        const [own, twin] = views.slice(2 * index);
        if (!own || !twin) throw new Error(`${page} was not visited.`);
        return [page, figureOf(own, twin, ofFloor)];
      }),
    ];
  } finally {
    for (const beside of besides) beside.close();
  }
}

function figureOf(own: FirstView, twin: FirstView, floor: FirstView): string {
  return [
    `${own.largestPaint.toFixed(0)} ms`,
    `${(own.largestPaint / floor.largestPaint).toFixed(2)} of floor`,
    `${(own.largestPaint / twin.largestPaint).toFixed(2)} of twin`,
    `blocked ${(own.blocked - twin.blocked).toFixed(0)} ms beyond twin`,
    `shift ${own.shift.toFixed(3)}`,
  ].join(', ');
}

/** The addresses in turn, round by round, so that drift hits all alike. */
async function visitInTurn(browser: Browser, urls: readonly string[]): Promise<FirstView[]> {
  // What the server keeps is made first.
  for (const url of urls) await fetch(url);
  const seen = urls.map((): FirstView[] => []);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, url] of urls.entries()) seen[index]?.push(await visit(browser, url));
  }
  return seen.map((views) => ({
    largestPaint: median(views.map(({ largestPaint }) => largestPaint)),
    blocked: median(views.map(({ blocked }) => blocked)),
    shift: median(views.map(({ shift }) => shift)),
  }));
}

if (import.meta.main) {
  const asked = process.argv.slice(2);
  await runAlone((setup) => firstViewRows(setup, asked.length > 0 ? asked : undefined));
}
