import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { freePort } from '../web/free-port.js';

const root = path.resolve(import.meta.dirname, '../../../..');

export interface BuiltServer {
  url: string;
  /** For how long its event loop has run so far, without the time that other processes took. */
  workedMs: () => number;
  /** The most memory that the process has had. */
  peakMegabytes: () => number;
  close: () => Promise<void>;
}

/** Server and site as guests meet them: built, in a process of their own, with a database of their own. */
export async function startBuiltServer(): Promise<BuiltServer> {
  await promisify(execFile)(process.execPath, ['tools/build.ts'], { cwd: root });
  const dataDir = await mkdtemp(path.join(tmpdir(), 'vestibule-built-'));
  const port = String(await freePort());
  const environment = {
    PORT: port,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    NODE_ENV: 'production',
  };
  const child = spawn(process.execPath, ['apps/server/dist/main.js'], {
    cwd: root,
    env: { ...process.env, HOST: '127.0.0.1', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: child.stdout })) {
    if (line.includes('is open at')) break;
  }
  if (child.exitCode !== null) throw new Error('The server did not open.');
  child.stdout.resume();
  const told = (file: string) => readFileSync(`/proc/${child.pid}/${file}`, 'utf8');
  return {
    url: `http://127.0.0.1:${port}`,
    workedMs: () => Number(told('schedstat').split(' ')[0]) / 1e6,
    peakMegabytes: () => Math.round(Number(/VmHWM:\s+(\d+)/.exec(told('status'))?.[1]) / 1024),
    close: async () => {
      child.kill('SIGTERM');
      await once(child, 'exit');
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
