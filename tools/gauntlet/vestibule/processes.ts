import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { runnerImport } from 'vite';
import type * as hotelProcess from '../../../apps/server/src/testing/hotel-process.ts';
import type * as readyProxy from '../../../apps/server/src/testing/ready-proxy.ts';
import { startServer, type RunningServer } from '../../bench/server-process.ts';
import { build } from '../../build.ts';
import { freePort } from '../../../apps/server/src/web/free-port.ts';

const READY_LIMIT_MS = 120_000;
/** Minutes to pay: longer than any killed process is away, and short enough to be waited for. */
export const HOLD_MINUTES = 5;

const load = async <M extends object>(name: string) => {
  const file = path.resolve(import.meta.dirname, '../../../apps/server/src/testing', name);
  return (await runnerImport<M>(file)).module;
};

/**
 * The built server and its PostgreSQL, on a free port and a data folder of their own. Several servers
 * share the database behind a proxy; then one server is killed at a time, or the database.
 */
export async function startProcesses(count = 1) {
  await build({ only: 'server' });
  const { killHard, postgresProcesses } = await load<typeof hotelProcess>('hotel-process.ts');
  const dataDir = await mkdtemp(path.join(tmpdir(), 'vestibule-gauntlet-'));
  const ports: number[] = [];
  while (ports.length < count) ports.push(await freePort());
  const proxy = count > 1 ? await startProxy(ports) : undefined;
  const environment = {
    PAYMENTS: 'sandbox',
    TRUST_PROXY: '1',
    HOLD_MINUTES: String(HOLD_MINUTES),
    ...(proxy && { PUBLIC_URL: proxy.url }),
  };
  const killDatabase = () => postgresProcesses(dataDir).forEach(killHard);
  const names = ports.map((_, at) => `server ${at + 1}`);
  const servers: RunningServer[] = [];
  const dead = new Set<number>();
  const start = async (at: number) => {
    servers[at] = await startServer(ports[at] ?? 0, dataDir, environment);
    dead.delete(at);
  };
  // The proxy knows of a database that was just killed only when it looks again.
  const isReady = async () => {
    const asked = servers.map(({ url }) => fetch(`${url}/readyz`).catch(() => undefined));
    const all = (await Promise.all(asked)).every((reply) => reply?.ok);
    return all && (!proxy || proxy.ready().length === count);
  };
  const untilReady = async () => {
    const end = performance.now() + READY_LIMIT_MS;
    while (!(await isReady())) {
      if (performance.now() > end) throw new Error('The server is not ready any more.');
      await pause(20);
    }
  };
  for (const at of ports.keys()) await start(at);
  await untilReady();
  return {
    url: proxy?.url ?? `http://localhost:${ports[0]}`,
    victims: proxy ? [...names, 'database'] : ['server', 'database', 'both'],
    servesOn: proxy ? names : [],
    async kill(victim: string) {
      if (victim === 'database' || victim === 'both') killDatabase();
      if (victim === 'database') return;
      const at = Math.max(0, names.indexOf(victim));
      await servers[at]?.stop('SIGKILL');
      dead.add(at);
    },
    /** The server opens its database again by itself. */
    async revive() {
      for (const at of dead) await start(at);
      await untilReady();
    },
    async stop() {
      for (const server of servers) await server.stop();
      await proxy?.close();
      while (postgresProcesses(dataDir).length > 0) {
        killDatabase();
        await pause(20);
      }
      await rm(dataDir, { recursive: true, maxRetries: 10, retryDelay: 200 });
    },
  };
}

async function startProxy(ports: readonly number[]) {
  const { startReadyProxy } = await load<typeof readyProxy>('ready-proxy.ts');
  return await startReadyProxy(ports.map((port) => `http://localhost:${port}`));
}
