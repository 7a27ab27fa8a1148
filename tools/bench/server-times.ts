// How long the server takes to open and to answer a page, and how many requests it answers.
//   node tools/bench/server-times.ts
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../apps/server/src/web/free-port.ts';
import { runAlone, type Setup, type Row } from './setup.ts';
import { median, responseTimes, throughput } from './measure.ts';
import { startServer } from './server-process.ts';

const STARTS = 3;
const paths = { home: '/', rooms: '/rooms', health: '/healthz', list: '/api/rooms' } as const;

/** Medians; starts have folders of their own. */
export async function serverRows({ hotel }: Setup): Promise<Row[]> {
  const starts = await startTimes();
  const url = (name: keyof typeof paths) => hotel.url + paths[name];
  const [home, rooms] = await responseTimes([url('home'), url('rooms')], 100);
  const [health, list] = await throughput([url('health'), url('list')], 3);
  return [
    ['start-up, cold (database created and seeded)', `${starts.cold.toFixed(0)} ms`],
    ['start-up, warm', `${starts.warm.toFixed(0)} ms`],
    ['HTML of /', `${home?.toFixed(1)} ms`],
    ['HTML of /rooms', `${rooms?.toFixed(1)} ms`],
    ['GET /healthz, 10 connections', `${health?.toFixed(0)} requests/s`],
    ['GET /api/rooms, 10 connections', `${list?.toFixed(0)} requests/s`],
  ];
}

async function startTimes(): Promise<{ cold: number; warm: number }> {
  const cold: number[] = [];
  const warm: number[] = [];
  for (let round = 0; round < STARTS; round += 1) {
    const folder = await mkdtemp(path.join(tmpdir(), 'vestibule-bench-'));
    for (const times of [cold, warm]) {
      const server = await startServer(await freePort(), folder);
      times.push(server.startMilliseconds);
      await server.stop();
    }
    await rm(folder, { recursive: true, force: true });
  }
  return { cold: median(cold), warm: median(warm) };
}

if (import.meta.main) await runAlone(serverRows);
