// The highest rate of mixed calls that 1, 2 and 4 processes over one PostgreSQL answer with a p99 below
// 500 ms, what comes of three times as many, and the heap before and after.
//   node tools/bench/mixed-load.ts [seconds]      600 for the ten minutes of docs/scale.md
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { runnerImport } from 'vite';
import { build } from '../build.ts';
import { freePort } from '../free-port.ts';
import { collectedHeap } from './collected-heap.ts';
import { percentile } from './measure.ts';
import { processorMs, threadMs } from './processor-time.ts';
import { openHotel, printRows, type Row } from './setup.ts';
import { startServer } from './server-process.ts';

const [seconds = 60] = process.argv.slice(2).map(Number);
const P99_LIMIT_MS = 500;
/** How long a rate is tried before the one that holds is run for the whole time. */
const TRY_SECONDS = Math.min(10, seconds);
const FIRST_RATE = 20;
const GROWTH = 1.5;
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
  served: number;
  shed: number;
  /** Neither served nor 503 with Retry-After. */
  failed: number;
}

const testing = path.resolve(import.meta.dirname, '../../apps/server/src/testing');
const turns = Object.entries(mix).flatMap(([name, times]) =>
  Array.from({ length: times }, () => name),
);
let round = 0;

/** Begins so many calls a second, whether or not those before them are answered. */
async function load(calls: Calls, rate: number, duration: number): Promise<Figures> {
  const times: number[] = [];
  const running = new Set<Promise<void>>();
  const counts = { served: 0, shed: 0, failed: 0 };
  const one = async (number: number) => {
    const begun = performance.now();
    try {
      await calls[turns[(number * 7) % turns.length] ?? '']?.(number);
      times.push(performance.now() - begun);
      counts.served += 1;
    } catch (error) {
      const { status, retryAfter } = error as Refusal;
      if (status === 503 && retryAfter) counts.shed += 1;
      else counts.failed += 1;
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
  return { rate, p99: percentile(times, 0.99), ...counts };
}

const holds = ({ p99, shed, failed }: Figures) => p99 < P99_LIMIT_MS && shed + failed === 0;

const shown = ({ rate, p99, served, shed, failed }: Figures) =>
  `${rate} a second, p99 ${p99.toFixed(0)} ms, ${served} served, ${shed} shed, ${failed} failed`;

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
    return each.map((bytes) => `${(bytes / 1e6).toFixed(1)} MB`).join(', ');
  };
  // Bookings to pay for, and code that is compiled.
  for (let warm = 0; warm < 40; warm += 1) await hotel.calls['booking']?.(round++);
  await load(hotel.calls, FIRST_RATE, TRY_SECONDS);
  const before = await heap();
  let [best, held] = [FIRST_RATE, false];
  for (let rate = FIRST_RATE; ; rate = Math.round(rate * GROWTH)) {
    const tried = await load(hotel.calls, rate, TRY_SECONDS);
    console.log(`  tried: ${shown(tried)}`);
    if (!holds(tried)) break;
    [best, held] = [rate, true];
  }
  const work = async () => {
    const each = await Promise.all(servers.map(({ pid }) => threadMs(pid)));
    return [...each, (await processorMs(first)) - (each[0] ?? 0)];
  };
  const worked = await work();
  const kept = await load(hotel.calls, best, seconds);
  const shares = (await work()).map((ms, index) => (ms - (worked[index] ?? 0)) / seconds / 10);
  const beyond = await load(hotel.calls, best * 3, TRY_SECONDS);
  const after = await load(hotel.calls, Math.round(best / 2), TRY_SECONDS);
  const name = `${processes} process${processes > 1 ? 'es' : ''}`;
  return [
    [`${name}, the ${held ? 'highest that holds' : 'first, which did not hold'}`, shown(kept)],
    [
      `${name}, of a core each, and the database`,
      shares.map((share) => `${share.toFixed(0)} %`).join(', '),
    ],
    [`${name}, three times as many`, shown(beyond)],
    [`${name}, half of it afterwards`, shown(after)],
    [`${name}, heap`, `${before} before, ${await heap()} after`],
  ];
}

await build();
for (const processes of [1, 2, 4]) printRows(await measure(processes));
