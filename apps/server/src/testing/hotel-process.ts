import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { addressUrl } from '../database/postgres-address.js';
import { readPostmaster, type Postmaster } from '../database/postmaster-file.js';

const main = fileURLToPath(new URL('../run-server.ts', import.meta.url));
const builtMain = fileURLToPath(new URL('../../dist/main.js', import.meta.url));
const script = `
  import { runnerImport } from 'vite';
  const { module } = await runnerImport(${JSON.stringify(main)});
  await module.runServer(async () => undefined);`;

export interface HotelProcess {
  url: string;
  /** Undefined while it lives. */
  ended: () => { code: number | null; signal: NodeJS.Signals | null } | undefined;
  /** Sends the signal, and waits for the end. */
  end: (signal: NodeJS.Signals) => Promise<{ code: number | null; afterMs: number }>;
  /** All that it wrote. */
  output: () => string;
}

/**
 * The server as operators start it, signals included, in a process of its own with its own database.
 * Only a `built` one has pages: build server and site first.
 */
export async function startHotelProcess(
  environment: Record<string, string>,
  { built = false } = {},
): Promise<HotelProcess> {
  const program = built ? [builtMain] : ['--input-type=module', '-e', script];
  const child = spawn(process.execPath, program, {
    cwd: import.meta.dirname,
    env: {
      ...process.env,
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      RATE_LIMIT_FACTOR: '1000',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let written = '';
  const exited = once(child, 'close');
  const opened = new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      written += chunk.toString();
      const url = /is open at (\S+)/.exec(written)?.[1];
      if (url) resolve(url);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    void exited.then(() => reject(new Error(`The server did not open:\n${written}`)));
  });
  const ended = () =>
    child.exitCode === null && child.signalCode === null
      ? undefined
      : { code: child.exitCode, signal: child.signalCode };
  return {
    url: await opened,
    ended,
    end: async (signal) => {
      const begun = performance.now();
      child.kill(signal);
      await exited;
      return { code: child.exitCode, afterMs: performance.now() - begun };
    },
    output: () => written,
  };
}

/** The PostgreSQL that a server keeps in its data folder. */
function postmasterOf(dataDir: string): Postmaster | undefined {
  return readPostmaster(path.join(dataDir, 'postgres'));
}

export async function embeddedUrl(dataDir: string): Promise<string> {
  const address = postmasterOf(dataDir)?.address;
  if (!address) throw new Error(`No PostgreSQL runs in ${dataDir}.`);
  const password = await readFile(path.join(dataDir, 'postgres', 'vestibule.password'), 'utf8');
  return addressUrl(address, password, 'vestibule');
}

/** PostgreSQL's processes, the first among them the one that started the others. */
export function postgresProcesses(dataDir: string): number[] {
  const postmaster = postmasterOf(dataDir);
  if (!postmaster?.living) return [];
  const lines = execFileSync('ps', ['-eo', 'pid=,ppid='], { encoding: 'utf8' }).split('\n');
  const pairs = lines.map((line) => line.trim().split(/\s+/).map(Number));
  const children = pairs.filter(([, parent]) => parent === postmaster.pid);
  return [postmaster.pid, ...children.map(([pid]) => Number(pid))];
}

/** As a crash or a power cut does it; what is gone already is no matter. */
export function killHard(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    const gone = error instanceof Error && 'code' in error && error.code === 'ESRCH';
    if (!gone) throw error;
  }
}
