import { ProblemError } from '@vestibule/domain/problem';
import { afterAll, expect, test } from 'vitest';
import { cutConnections } from '../testing/cut-connections.js';
import { postgresProcesses } from '../testing/hotel-process.js';
import { withLoadedHotel } from '../testing/loaded-hotel.js';
import { CLOSE_LIMIT_MS } from '../server.js';
import { endUnderLoad } from '../testing/ended-under-load.js';
import { canMount, fillDisk } from '../testing/full-disk.js';
import { killBackends } from '../testing/kill-rounds.js';

const KILLS = 20;
const CUT = 200;
const ENDS = 5;
const AT_ONCE = 400;
const unharmed = { lost: 0, soldTwice: 0, unbalanced: 0 };

interface Row {
  what: string;
  times: number;
  deaths: number;
  lost: number;
  soldTwice: number;
  /** Milliseconds until it served again, or had ended. */
  after: number[];
}

const rows: Row[] = [];

afterAll(() => void process.stdout.write(`\n${table(rows)}\n`));

test(`${KILLS} kills of one backend while guests book`, async () => {
  const report = await killBackends(KILLS);
  rows.push({ what: 'kill -9: one backend', times: KILLS, ...report, after: report.servedAfter });
  expect(report.acknowledged).toBeGreaterThan(KILLS);
  expect(report).toMatchObject({ ...unharmed, deaths: 0 });
});

test(`${CUT} connections cut while guests book`, async () => {
  const report = await cutConnections(CUT);
  const { cut, ended } = report;
  const after = [ended.afterMs];
  rows.push({ what: 'cut connections, SIGTERM', times: cut, ...report, after });
  expect(report).toMatchObject({ ...unharmed, cut: CUT, deaths: 0, unserved: 0, kept: false });
  expect(ended.code).toBe(0);
  expect(ended.afterMs).toBeLessThan(15_000);
});

test(`${AT_ONCE} requests at once with SIGTERM`, async () => {
  const report = await endUnderLoad(ENDS, AT_ONCE);
  const what = `SIGTERM, ${AT_ONCE} at once: ${report.unserved.length} unserved`;
  rows.push({ what, times: ENDS, ...report, after: report.endedAfter });
  const served = ENDS * AT_ONCE;
  expect(report).toMatchObject({ ...unharmed, deaths: 0, served, unserved: [] });
});

test('SIGTERM while PostgreSQL does not answer', async () => {
  const ended = await withLoadedHotel(async ({ hotel, dataDir }) => {
    for (const pid of postgresProcesses(dataDir)) process.kill(pid, 'SIGSTOP');
    return await hotel().end('SIGTERM');
  });
  const what = 'SIGTERM, PostgreSQL halted';
  rows.push({ what, times: 1, deaths: 0, lost: 0, soldTwice: 0, after: [ended.afterMs] });
  expect(ended.code).toBe(1);
  expect(ended.afterMs).toBeLessThan(CLOSE_LIMIT_MS + 10_000);
});

// CI must not skip it silently: there the test fails where it cannot mount.
test.runIf(canMount() || process.env['CI'])(
  'a disk that is full, and has space again',
  async () => {
    const report = await fillDisk();
    const after = [report.servedAfterMs];
    rows.push({ what: 'disk full', times: 1, ...report, after });
    expect(report).toMatchObject({ ...unharmed, deaths: 0 });
    const { meanwhile, afterwards } = report;
    expect(meanwhile.readyz).toBe(503);
    expect(meanwhile.booking).toEqual({
      status: 503,
      retryAfter: '5',
      body: {
        success: false,
        code: 'server.unavailable',
        message: new ProblemError('server.unavailable').message,
        requestId: expect.any(String),
      },
    });
    expect(meanwhile.page).toMatchObject({ status: 503, retryAfter: '5' });
    expect(meanwhile.page.html).toMatch(/<h1[\s>]/);
    expect(afterwards).toMatchObject({
      readyz: 200,
      booking: { status: 200, retryAfter: null, body: { success: true } },
      page: { status: 200, retryAfter: null },
    });
  },
);

function table(lines: Row[]): string {
  const cells = lines.map(({ what, times, deaths, lost, soldTwice, after }) => {
    const sorted = after.toSorted((one, other) => one - other);
    const seconds = (at: number) => `${((sorted.at(at) ?? 0) / 1000).toFixed(1)} s`;
    const figures = [times, deaths, lost, soldTwice];
    return [what, ...figures, seconds(Math.floor(sorted.length / 2)), seconds(-1)];
  });
  const heads = ['', 'times', 'deaths', 'lost', 'sold twice', 'median', 'longest'];
  return [heads, ...cells]
    .map(([name, ...figures]) =>
      [String(name).padEnd(40), ...figures.map((figure) => String(figure).padStart(11))].join(''),
    )
    .join('\n');
}
