import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startBuiltServer, type BuiltServer } from '../testing/built-server.js';
import { rush, type RushAnswer } from '../testing/rush.js';
import { watchHealth } from '../testing/watch-health.js';

const SECONDS = 10;
const HEALTHZ_LIMIT_MS = 100;
const MEMORY_LIMIT_MB = 700;
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

/** Sends the rush and says what came of it. */
async function report(connections: number, paths: readonly string[]) {
  const health = watchHealth(server);
  const [begun, worked] = [performance.now(), server.workedMs()];
  const answers = await rush({ url: server.url, connections, seconds: SECONDS, paths });
  const seconds = (performance.now() - begun) / 1000;
  const share = (server.workedMs() - worked) / 1000 / seconds;
  const waits = await health.stop();
  const healthz = waits.map(({ ms }) => ms);
  const ofOwnWork = waits.map(({ workedMs }) => workedMs);
  // Where other programs take the processor, all takes longer: the limit is one of an idle machine.
  const undisturbed = waits.map(({ undisturbedMs }) => undisturbedMs);
  const pages = answers.filter(({ status }) => status === 200 || status === 404);
  const refused = answers.filter(({ status }) => status === 503);
  const times = pages.map(({ ms }) => ms);
  const figures = {
    connections,
    pagesASecond: Math.round(pages.length / seconds),
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    refused: refused.length,
    refusedShare: Number((refused.length / answers.length).toFixed(2)),
    healthzP50: percentile(healthz, 0.5),
    healthzP99: percentile(healthz, 0.99),
    healthzMax: percentile(healthz, 1),
    healthzWorkP99: percentile(ofOwnWork, 0.99),
    healthzWorkMax: percentile(ofOwnWork, 1),
    healthzUndisturbedP99: percentile(undisturbed, 0.99),
    healthzUndisturbedMax: percentile(undisturbed, 1),
    processorShare: Number(share.toFixed(2)),
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

describe('more pages are asked for than can be rendered', () => {
  test.each([
    [200, 0],
    [1000, 1],
  ])('%i connections, each address once', async (connections, leastRefused) => {
    const figures = await report(connections, uncached);
    expectAnswered(figures.answers);
    expect(figures.pagesASecond).toBeGreaterThan(0);
    expect(figures.refused).toBeGreaterThanOrEqual(leastRefused);
    expect(figures.healthzUndisturbedP99).toBeLessThan(HEALTHZ_LIMIT_MS);
    expect(figures.peakMegabytes).toBeLessThan(MEMORY_LIMIT_MB);
  });

  test('1000 connections, pages that are kept: everybody is served', async () => {
    const figures = await report(1000, cached);
    expectAnswered(figures.answers);
    expect(figures.refused).toBe(0);
    expect(figures.healthzUndisturbedP99).toBeLessThan(HEALTHZ_LIMIT_MS);
    expect(figures.peakMegabytes).toBeLessThan(MEMORY_LIMIT_MB);
  });
});
