// Times of the first views beside a floor and each page's twin without script, medians of one run.
//   node tools/bench/first-views.ts            all pages
//   node tools/bench/first-views.ts / /rooms   these
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright';
import { build } from '../build.ts';
import { ensureChromium } from '../ensure-chromium.ts';
import { serveFloor, servePages, serveTwins } from './beside.ts';
import { visit, type FirstView } from './first-view.ts';
import { median } from './measure.ts';
import { startServer } from './server-process.ts';

const PORT = 3991;
const ROUNDS = 3;
const pages = ['/', '/rooms', '/room-single/sea-view-king', '/spa', '/events', '/restaurant'];

async function main(paths: readonly string[]): Promise<void> {
  await build();
  const folder = await mkdtemp(path.join(tmpdir(), 'vestibule-bench-'));
  const server = await startServer(PORT, folder);
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: ['--no-sandbox'],
  });
  const [floor, real, twins] = [
    await serveFloor(),
    await servePages(server.url),
    await serveTwins(server.url),
  ];
  const urls = [floor.url, ...paths.flatMap((page) => [real.url + page, twins.url + page])];
  try {
    for (const url of urls) await fetch(url);
    const views = await visitInTurn(browser, urls);
    print(paths, urls, views);
  } finally {
    for (const beside of [floor, real, twins]) beside.close();
    await browser.close();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** The addresses in turn, round by round, so that drift hits all alike. */
async function visitInTurn(
  browser: Parameters<typeof visit>[0],
  urls: readonly string[],
): Promise<Map<string, FirstView>> {
  const seen = new Map(urls.map((url): [string, FirstView[]] => [url, []]));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const url of urls) seen.get(url)?.push(await visit(browser, url));
  }
  const of = (views: FirstView[], figure: keyof FirstView) =>
    median(views.map((view) => view[figure]));
  return new Map(
    [...seen].map(([url, views]) => [
      url,
      {
        largestPaint: of(views, 'largestPaint'),
        blocked: of(views, 'blocked'),
        shift: of(views, 'shift'),
      },
    ]),
  );
}

function print(
  paths: readonly string[],
  urls: readonly string[],
  views: ReadonlyMap<string, FirstView>,
): void {
  const of = (index: number) => {
    const view = views.get(urls[index] ?? '');
    if (!view) throw new Error('An address was not visited.');
    return view;
  };
  const floor = of(0).largestPaint;
  console.log(`floor: largest paint ${floor.toFixed(0)} ms`);
  console.table(
    Object.fromEntries(
      paths.map((page, index) => {
        const [own, twin] = [of(1 + 2 * index), of(2 + 2 * index)];
        return [
          page,
          {
            'largest paint': Math.round(own.largestPaint),
            twin: Math.round(twin.largestPaint),
            'of floor': Number((own.largestPaint / floor).toFixed(2)),
            'of twin': Number((own.largestPaint / twin.largestPaint).toFixed(2)),
            'blocked beyond twin': Math.round(own.blocked - twin.blocked),
            shift: Number(own.shift.toFixed(3)),
          },
        ];
      }),
    ),
  );
}

const asked = process.argv.slice(2);
await main(asked.length > 0 ? asked : pages);
