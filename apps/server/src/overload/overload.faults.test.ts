import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startBuiltServer, type BuiltServer } from '../testing/built-server.js';
import { rush, type RushAnswer } from '../testing/rush.js';
import { watchHealth } from '../testing/watch-health.js';

const SECONDS = 10;
/** What the server does before it answers: other programs and guests make the answer later, not this. */
const HEALTHZ_WORK_LIMIT_MS = 100;
const MEMORY_LIMIT_MB = 700;
/** As many as pages are made at once: nobody waits. */
const CALM_CONNECTIONS = 8;
/** Each address is asked for once. */
const uncached = [
  '/rooms?page=#',
  '/spa?search=rose+#',
  '/events?page=#',
  '/meeting-hall?page=#',
  '/room-single/sea-view-king?guests=2&dateRange=#',
  '/no-such-page-#',
];
const cached = ['/', '/rooms', '/spa', '/events?utm_source=#'];

let server: BuiltServer;
beforeAll(async () => {
  server = await startBuiltServer();
  for (const path of cached) await (await fetch(server.url + path)).text();
});
afterAll(() => server.close());

function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return Math.round(sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN);
}

type Figures = Awaited<ReturnType<typeof report>>;

/** Sends the rush and says what came of it. */
async function report(connections: number, paths: readonly string[]) {
  const health = watchHealth(server);
  const [begun, worked] = [performance.now(), server.workedMs()];
  const answers = await rush({ url: server.url, connections, seconds: SECONDS, paths });
  const seconds = (performance.now() - begun) / 1000;
  const workedSeconds = (server.workedMs() - worked) / 1000;
  const waits = await health.stop();
  const healthz = waits.map(({ ms }) => ms);
  const ofOwnWork = waits.map(({ workedMs }) => workedMs);
  const pages = answers.filter(({ status }) => status === 200 || status === 404);
  const refused = answers.filter(({ status }) => status === 503);
  const times = pages.map(({ ms }) => ms);
  const figures = {
    connections,
    pagesASecond: Math.round(pages.length / seconds),
    // Other programs slow the seconds down, not these.
    pagesAWorkedSecond: Math.round(pages.length / workedSeconds),
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    refused: refused.length,
    refusedShare: Number((refused.length / answers.length).toFixed(2)),
    healthzP50: percentile(healthz, 0.5),
    healthzP99: percentile(healthz, 0.99),
    healthzMax: percentile(healthz, 1),
    healthzWorkP99: percentile(ofOwnWork, 0.99),
    healthzWorkMax: percentile(ofOwnWork, 1),
    processorShare: Number((workedSeconds / seconds).toFixed(2)),
    peakMegabytes: server.peakMegabytes(),
  };
  process.stdout.write(`${JSON.stringify(figures)}\n`);
  return { ...figures, answers };
}

function expectAnswered(answers: readonly RushAnswer[]) {
  const statuses = new Set(answers.map(({ status }) => status));
  expect([...statuses].filter((status) => ![200, 404, 503].includes(status))).toEqual([]);
  for (const { status, retryAfter } of answers) expect(retryAfter).toBe(status === 503);
}

const rushes: Figures[] = [];

describe('more pages are asked for than can be rendered', () => {
  test.each([
    [200, 0],
    [1000, 1],
  ])('%i connections, each address once', async (connections, leastRefused) => {
    const figures = await report(connections, uncached);
    rushes.push(figures);
    expectAnswered(figures.answers);
    expect(figures.refused).toBeGreaterThanOrEqual(leastRefused);
    expect(figures.healthzWorkP99).toBeLessThan(HEALTHZ_WORK_LIMIT_MS);
    expect(figures.peakMegabytes).toBeLessThan(MEMORY_LIMIT_MB);
  });

  test('1000 connections, pages that are kept: everybody is served', async () => {
    const figures = await report(1000, cached);
    rushes.push(figures);
    expectAnswered(figures.answers);
    expect(figures.refused).toBe(0);
    expect(figures.healthzWorkP99).toBeLessThan(HEALTHZ_WORK_LIMIT_MS);
    expect(figures.peakMegabytes).toBeLessThan(MEMORY_LIMIT_MB);
  });

  test('afterwards nobody waits, and the rushes were served about as fast', async () => {
    const calm = await report(CALM_CONNECTIONS, uncached);
    expectAnswered(calm.answers);
    expect(calm.refused).toBe(0);
    const [some, most, kept] = rushes;
    for (const each of [some, most]) {
      expect(each?.pagesAWorkedSecond).toBeGreaterThan(0.4 * calm.pagesAWorkedSecond);
      expect(calm.pagesAWorkedSecond).toBeGreaterThan(0.5 * (each?.pagesAWorkedSecond ?? Infinity));
      expect(calm.p50).toBeLessThan(0.7 * (each?.p50 ?? 0));
    }
    expect(kept?.pagesAWorkedSecond).toBeGreaterThan(10 * calm.pagesAWorkedSecond);
  });
});
