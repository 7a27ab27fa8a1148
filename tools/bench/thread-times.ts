// What the main thread spends on a first view, by kind of work, with the processor slowed four times.
//   node tools/bench/thread-times.ts                        /, /rooms of a build of its own
//   node tools/bench/thread-times.ts http://localhost:3000/ http://localhost:3001/   side by side
import type { Browser } from 'playwright';
import { openBrowser, runAlone, type Setup, type Row } from './setup.ts';
import { median } from './measure.ts';
import { phoneScreen, slowProcessor } from './slow-phone.ts';

const ROUNDS = 5;
const pages = ['/', '/rooms'];
const SETTLE_MS = 1500;

/** The trace's names of each kind of work; none of them is inside another of its kind. */
const kinds = {
  parse: ['ParseHTML'],
  style: ['UpdateLayoutTree'],
  layout: ['Layout'],
  compile: ['v8.compile', 'v8.compileModule'],
  evaluate: ['v8.evaluateModule'],
} as const;

/** One turn of the thread; every other work is inside one. */
const TASK = 'ThreadControllerImpl::RunTask';

/** Milliseconds of thread time by kind, with the longest task. */
export type ThreadTimes = Record<keyof typeof kinds | 'longest' | 'all', number>;

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  tdur?: number;
  args?: { name?: string };
}

/** Medians of visits with an empty cache, the addresses taken in turn. */
export async function threadTimes(
  browser: Browser,
  urls: readonly string[],
): Promise<Map<string, ThreadTimes>> {
  const seen = new Map(urls.map((url): [string, ThreadTimes[]] => [url, []]));
  for (let round = -1; round < ROUNDS; round += 1) {
    for (const url of urls) {
      const times = timesOf(await trace(browser, url));
      if (round >= 0) seen.get(url)?.push(times);
    }
  }
  return new Map([...seen].map(([url, views]) => [url, medianOf(views)]));
}

async function trace(browser: Browser, url: string): Promise<TraceEvent[]> {
  await using context = await browser.newContext(phoneScreen);
  const page = await context.newPage();
  await slowProcessor(page);
  await browser.startTracing(page, { categories: ['devtools.timeline', 'toplevel', 'v8'] });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForTimeout(SETTLE_MS);
  const buffer = await browser.stopTracing();
  return (JSON.parse(buffer.toString()) as { traceEvents: TraceEvent[] }).traceEvents;
}

/** Of the page's own main thread: of all renderers the one that works most. */
function timesOf(events: readonly TraceEvent[]): ThreadTimes {
  const mains = events.filter(({ name, args }) => {
    return name === 'thread_name' && args?.name === 'CrRendererMain';
  });
  const threads = mains.map(({ pid, tid }) =>
    events.filter((event) => event.pid === pid && event.tid === tid),
  );
  const [own = []] = threads.toSorted((one, other) => allOf(other) - allOf(one));
  const byKind = Object.entries(kinds).map(([kind, names]) => [kind, sumOf(own, names)]);
  const tasks = own.filter(({ name }) => name === TASK);
  return {
    ...(Object.fromEntries(byKind) as Record<keyof typeof kinds, number>),
    longest: Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000,
    all: allOf(own),
  };
}

const sumOf = (events: readonly TraceEvent[], names: readonly string[]) =>
  events.reduce((all, { name, tdur = 0 }) => all + (names.includes(name) ? tdur : 0), 0) / 1000;
const allOf = (events: readonly TraceEvent[]) => sumOf(events, [TASK]);

function medianOf(views: readonly ThreadTimes[]): ThreadTimes {
  const names = Object.keys(views[0] ?? {}) as (keyof ThreadTimes)[];
  const figures = names.map((name) => [name, Math.round(median(views.map((view) => view[name])))]);
  return Object.fromEntries(figures) as ThreadTimes;
}

/** Of the hotel's own pages. */
export async function threadRows({ hotel, browser }: Setup): Promise<Row[]> {
  const times = await threadTimes(
    browser,
    pages.map((page) => hotel.url + page),
  );
  return [...times.values()].map((each, index) => [
    pages[index] ?? '',
    Object.entries(each)
      .map(([kind, milliseconds]) => `${kind} ${milliseconds}`)
      .join(', '),
  ]);
}

async function compare(urls: readonly string[]): Promise<void> {
  await using browser = await openBrowser();
  console.table(Object.fromEntries(await threadTimes(browser, urls)));
}

if (import.meta.main) {
  const asked = process.argv.slice(2);
  await (asked.length > 0 ? compare(asked) : runAlone(threadRows));
}
