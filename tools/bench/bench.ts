import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from '../build.ts';
import { bytesOf, firstViewScripts, readClientManifest } from '../build/first-view.ts';
import { componentRows } from './components.ts';
import { floorBytes } from './floor.ts';
import { median, responseTimes, throughput } from './measure.ts';
import { startServer } from './server-process.ts';
import { lastFirstViews, lastTestRuns } from './test-report.ts';

const PORT = 3990;
const STARTS = 3;

/** Prints the figures of docs/performance.md; each is a median of one run on this machine. */
async function main(): Promise<void> {
  await build();
  const firstView = bytesOf(firstViewScripts(readClientManifest(), 'rooms/rooms'));
  const floor = await floorBytes();
  const folder = await mkdtemp(path.join(tmpdir(), 'vestibule-bench-'));
  try {
    const starts = await startTimes(folder);
    const server = await startServer(PORT, path.join(folder, 'warm'));
    const [home, rooms] = await responseTimes([`${server.url}/`, `${server.url}/rooms`], 100);
    const [health, api] = await throughput([`${server.url}/healthz`, `${server.url}/api/rooms`], 3);
    await server.stop();
    print([
      ['JavaScript of the first view of /rooms (brotli)', `${(firstView / 1000).toFixed(1)} kB`],
      ['the mandatory libraries alone, built in this run', `${(floor / 1000).toFixed(1)} kB`],
      ['first view against libraries', (firstView / floor).toFixed(3)],
      ['start-up, cold (database created and seeded)', `${starts.cold.toFixed(0)} ms`],
      ['start-up, warm', `${starts.warm.toFixed(0)} ms`],
      ['HTML of /', `${home?.toFixed(1)} ms`],
      ['HTML of /rooms', `${rooms?.toFixed(1)} ms`],
      ['GET /healthz, 10 connections', `${health?.toFixed(0)} requests/s`],
      ['GET /api/rooms, 10 connections', `${api?.toFixed(0)} requests/s`],
      ...(await componentRows()),
      ...lastFirstViews(),
      ...lastTestRuns(),
    ]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function startTimes(folder: string): Promise<{ cold: number; warm: number }> {
  const cold: number[] = [];
  const warm: number[] = [];
  for (let round = 0; round < STARTS; round += 1) {
    const dataDir = path.join(folder, round === 0 ? 'warm' : `cold-${round}`);
    for (const times of [cold, warm]) {
      const server = await startServer(PORT, dataDir);
      times.push(server.startMilliseconds);
      await server.stop();
    }
  }
  return { cold: median(cold), warm: median(warm) };
}

function print(rows: [string, string][]): void {
  const width = Math.max(...rows.map(([name]) => name.length));
  for (const [name, figure] of rows) console.log(`${name.padEnd(width)}  ${figure}`);
}

await main();
