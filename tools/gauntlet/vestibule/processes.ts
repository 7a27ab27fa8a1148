import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { runnerImport } from 'vite';
import type * as hotelProcess from '../../../apps/server/src/testing/hotel-process.ts';
import { startServer } from '../../bench/server-process.ts';
import { build } from '../../build.ts';
import { freePort } from '../../free-port.ts';

const source = path.resolve(
  import.meta.dirname,
  '../../../apps/server/src/testing/hotel-process.ts',
);
const READY_LIMIT_MS = 120_000;

export const victims = ['server', 'database', 'both'] as const;

/** The built server and its PostgreSQL, on a free port and a data folder of their own. */
export async function startProcesses() {
  await build({ only: 'server' });
  const { killHard, postgresProcesses } = (await runnerImport<typeof hotelProcess>(source)).module;
  const dataDir = await mkdtemp(path.join(tmpdir(), 'vestibule-gauntlet-'));
  const port = await freePort();
  const environment = { PAYMENTS: 'sandbox', TRUST_PROXY: '1' };
  const start = () => startServer(port, dataDir, environment);
  const killDatabase = () => postgresProcesses(dataDir).forEach(killHard);
  let server = await start();
  let ended = false;
  const isReady = async () => (await fetch(`${server.url}/readyz`).catch(() => undefined))?.ok;
  return {
    url: server.url,
    async kill(victim: string) {
      if (victim !== 'server') killDatabase();
      if (victim === 'database') return;
      await server.stop('SIGKILL');
      ended = true;
    },
    /** The server opens its database again by itself. */
    async revive() {
      if (ended) server = await start();
      ended = false;
      const end = performance.now() + READY_LIMIT_MS;
      while (!(await isReady())) {
        if (performance.now() > end) throw new Error('The server is not ready any more.');
        await pause(20);
      }
    },
    async stop() {
      await server.stop();
      while (postgresProcesses(dataDir).length > 0) {
        killDatabase();
        await pause(20);
      }
      await rm(dataDir, { recursive: true, maxRetries: 10, retryDelay: 200 });
    },
  };
}
