// The highest rate of mixed calls that 1, 2 and 4 processes over one PostgreSQL answer with a p99 below
// 500 ms, who works how much at it, what comes of three times as many, and the heap before and after. Fails
// where none of three times as many is shed with 503, where it does not recover, or where the heap grows.
//   node tools/bench/mixed-load.ts [seconds] [processes …]      600 for the ten minutes of docs/scale.md
import { cpus } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { runnerImport } from 'vite';
import { build } from '../build.ts';
import { freePort } from '../../apps/server/src/web/free-port.ts';
import { collectedHeap } from './collected-heap.ts';
import { percentile } from './measure.ts';
import { databaseMs, processMs } from './processor-time.ts';
import { openHotel, printRows, type Row } from './setup.ts';
import { startServer } from './server-process.ts';

const [seconds = 60, ...some] = process.argv.slice(2).map(Number);
const sizes = some.length > 0 ? some : [1, 2, 4];
const P99_LIMIT_MS = 500;
/** How long a rate is tried before the one that holds is run for the whole time. */
const TRY_SECONDS = Math.min(10, seconds);
const FIRST_RATE = 20;
const GROWTH = 1.25;
/** Once a rate that held for a short time does not for the whole. */
const RETREAT = 0.85;
const HEAP_GROWTH = 1.1;
/** Out of twenty calls. */
const mix = { 'a page': 11, search: 5, booking: 2, 'paying, and the return': 1, 'My Bookings': 1 };

type Calls = Record<string, (round: number) => Promise<void>>;
interface Refusal {
  status?: number;
  retryAfter?: boolean;
}

interface Figures {
  rate: number;
  p99: number;
  /** Of each kind of call. */
  p99s: string[];
  served: number;
  shed: number;
  /** Neither served nor 503 with Retry-After. */
  failed: number;
  /** Why, each once. */
  failures: Set<string>;
}

const testing = path.resolve(import.meta.dirname, '../../apps/server/src/testing');
const turns = Object.entries(mix).flatMap(([name, times]) =>
  Array.from({ length: times }, () => name),
);
let round = 0;

/** Begins so many calls a second, whether or not those before them are answered. */
async function load(calls: Calls, rate: number, duration: number): Promise<Figures> {
  const times: Record<string, number[]> = {};
  const running = new Set<Promise<void>>();
  const counts = { served: 0, shed: 0, failed: 0, failures: new Set<string>() };
  const one = async (number: number) => {
    const begun = performance.now();
    const name = turns[(number * 7) % turns.length] ?? '';
    try {
      await calls[name]?.(number);
      (times[name] ??= []).push(performance.now() - begun);
      counts.served += 1;
    } catch (error) {
      const { status, retryAfter } = error as Refusal;
      if (status === 503 && retryAfter) counts.shed += 1;
      else {
        counts.failed += 1;
        counts.failures.add(String(error));
      }
    }
  };
  const begun = performance.now();
  for (let sent = 0; sent < rate * duration; sent += 1) {
    const wait = begun + (sent * 1000) / rate - performance.now();
    if (wait > 0) await pause(wait);
    const call = one(round++);
    running.add(call);
    void call.then(() => running.delete(call));
  }
  await Promise.all(running);
  const p99s = Object.entries(times).map(([name, each]) => `${name} ${p99(each)}`);
  return { rate, p99: p99(Object.values(times).flat()), p99s, ...counts };
}

const p99 = (times: readonly number[]) => Math.round(percentile(times, 0.99));

const holds = ({ p99, shed, failed }: Figures) => p99 < P99_LIMIT_MS && shed + failed === 0;

const shown = ({ rate, p99, served, shed, failed, failures }: Figures) =>
  [
    `${rate} a second, p99 ${p99} ms, ${served} served, ${shed} shed, ${failed} failed`,
    ...failures,
  ].join(', ');

const shownHeap = (heaps: readonly number[]) =>
  heaps.map((megabytes) => megabytes.toFixed(1)).join(', ');

async function measure(processes: number): Promise<Row[]> {
  await using stack = new AsyncDisposableStack();
  const inspectors = await Promise.all(Array.from({ length: processes }, () => freePort()));
  const environmentOf = (index: number) => ({
    NODE_OPTIONS: `--inspect=127.0.0.1:${inspectors[index]}`,
  });
  const first = stack.use(await openHotel(environmentOf(0)));
  const servers = [first];
  for (let index = 1; index < processes; index += 1) {
    const more = await startServer(await freePort(), first.dataDir, environmentOf(index));
    stack.defer(more.stop);
    servers.push({ ...first, ...more });
  }
  const { module: proxies } = await runnerImport<{
    startReadyProxy: (urls: string[]) => Promise<{ url: string; close: () => Promise<void> }>;
  }>(path.join(testing, 'ready-proxy.ts'));
  const proxy = await proxies.startReadyProxy(servers.map(({ url }) => url));
  stack.defer(proxy.close);
  const { module } = await runnerImport<{
    openBenchHotel: (
      hotel: { url: string; dataDir: string },
      size: object,
    ) => Promise<{ calls: Calls; close: () => Promise<void> }>;
  }>(path.join(testing, 'bench-hotel.ts'));
  const size = { guests: 200, bookings: 1000, years: 1 };
  const hotel = await module.openBenchHotel({ url: proxy.url, dataDir: first.dataDir }, size);
  stack.defer(hotel.close);
  const heap = async () => {
    const each = await Promise.all(inspectors.map(collectedHeap));
    return each.map((bytes) => bytes / 1e6);
  };
  // Bookings to pay for, and code that is compiled.
  for (let warm = 0; warm < 40; warm += 1) await hotel.calls['booking']?.(round++);
  await load(hotel.calls, FIRST_RATE, TRY_SECONDS);
  let rate = FIRST_RATE;
  for (let next = rate; ; next = Math.round(next * GROWTH)) {
    const tried = await load(hotel.calls, next, TRY_SECONDS);
    console.log(`  tried: ${shown(tried)}`);
    if (!holds(tried)) break;
    rate = next;
  }
  // What replies and code are kept is there by now.
  const before = await heap();
  const work = () => workOf(servers, first.dataDir);
  let [worked, kept] = [await work(), await load(hotel.calls, rate, seconds)];
  while (!holds(kept) && rate > 1) {
    console.log(`  did not hold: ${shown(kept)}`);
    rate = Math.round(rate * RETREAT);
    [worked, kept] = [await work(), await load(hotel.calls, rate, seconds)];
  }
  const shares = sharesOf(worked, await work());
  const beyond = await load(hotel.calls, rate * 3, TRY_SECONDS);
  const after = await load(hotel.calls, Math.round(rate / 2), TRY_SECONDS);
  const grown = await heap();
  const recovers =
    beyond.shed > 0 &&
    beyond.failed + after.failed + after.shed === 0 &&
    after.p99 < 2 * P99_LIMIT_MS;
  const flat = grown.every((megabytes, index) => megabytes < HEAP_GROWTH * (before[index] ?? 0));
  if (!recovers || !flat) process.exitCode = 1;
  const name = `${processes} process${processes > 1 ? 'es' : ''}`;
  return [
    [`${name}, the highest that holds`, shown(kept)],
    [`${name}, p99 in ms of each`, kept.p99s.join(', ')],
    [`${name}, of a core each`, shares],
    [`${name}, three times as many`, shown(beyond)],
    [`${name}, half of it afterwards`, shown(after)],
    [`${name}, heap in MB`, `${shownHeap(before)} before, ${shownHeap(grown)} after`],
  ];
}

/** Milliseconds of work so far. */
async function workOf(servers: readonly { pid: number }[], dataDir: string) {
  const ofServers = await Promise.all(servers.map(({ pid }) => processMs(pid)));
  const { user, system } = process.cpuUsage();
  const idle = cpus().reduce((sum, { times }) => sum + times.idle, 0);
  return {
    at: performance.now(),
    each: [...ofServers, await databaseMs(dataDir), (user + system) / 1000, idle],
  };
}

type Work = Awaited<ReturnType<typeof workOf>>;

function sharesOf(before: Work, after: Work): string {
  const shares = after.each.map((ms, index) => {
    const share = (ms - (before.each[index] ?? 0)) / (after.at - before.at);
    return `${(share * 100).toFixed(0)} %`;
  });
  const [database, guests, idle] = shares.splice(-3);
  return `servers ${shares.join(', ')}; database ${database}; guests ${guests}; idle ${idle} of ${cpus().length}00 %`;
}

await build();
for (const processes of sizes) printRows(await measure(processes));
