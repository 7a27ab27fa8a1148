import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { EmbeddedPostgresError, type PostgresBinaries } from './postgres-binaries.js';
import type { Cluster } from './postgres-cluster.js';
import { postgresCommand } from './postgres-command.js';
import { readPostmaster } from './postmaster-file.js';

const run = promisify(execFile);
const MAX_LOG_BYTES = 8 * 1024 * 1024;

const settings = [
  'max_connections=200',
  'timezone=UTC',
  'log_timezone=UTC',
  'jit=off',
  // Parallel queries need more shared memory than containers give.
  'max_parallel_workers_per_gather=0',
  // The error of a statement quotes values; the server logs it without them. So does what a killed
  // process was doing, which is a detail.
  'log_min_messages=log',
  'log_error_verbosity=terse',
  'log_min_error_statement=panic',
];

export interface PostgresProcess {
  /** Resolves when the process has ended, with what it wrote to its log. */
  ended: Promise<string>;
}

/**
 * Starts the server in a session of its own: a Ctrl+C meant for this process does not reach it,
 * and it lives on when this process is killed, to be adopted by the next.
 */
export function startPostgres(
  cluster: Cluster,
  binaries: PostgresBinaries,
  extraSettings: string[],
): PostgresProcess {
  const logFile = path.join(cluster.home, 'postgres.log');
  const logStart = rotateLog(logFile);
  const log = openSync(logFile, 'a', 0o600);
  const options = [...settings, ...extraSettings].flatMap((line) => ['-c', line]);
  const { command, args } = postgresCommand(binaries.postgres, ['-D', cluster.data, ...options]);
  const child = spawn(command, args, {
    cwd: cluster.home,
    detached: true,
    stdio: ['ignore', log, log],
    env: { ...process.env, ...forgivenPid(cluster.data) },
  });
  closeSync(log);
  child.unref();
  const ended = Promise.race([once(child, 'exit'), failure(child)]).then(
    (reason) => `${String(reason[0] ?? '')} ${readFileSync(logFile, 'utf8').slice(logStart)}`,
  );
  return { ended };
}

async function failure(child: ReturnType<typeof spawn>): Promise<unknown[]> {
  return once(child, 'error').catch((error: unknown) => [error]);
}

/**
 * A `postmaster.pid` left by a power cut may name a process that is now something else.
 * PostgreSQL ignores the number given here, and still looks whether its memory is in use.
 */
function forgivenPid(data: string): Record<string, string> {
  const left = readPostmaster(data);
  return left && !left.living ? { PG_GRANDPARENT_PID: String(left.pid) } : {};
}

/** Finishes open statements' transactions by rolling back, writes everything, and ends. */
export async function stopPostgres(cluster: Cluster, binaries: PostgresBinaries): Promise<void> {
  const stop = ['stop', '-D', cluster.data, '-m', 'fast', '-w', '-t', '60'];
  const { command, args } = postgresCommand(binaries.pgCtl, stop);
  await run(command, args, { cwd: cluster.home }).catch((error: { message: string }) => {
    if (!readPostmaster(cluster.data)?.living) return;
    throw new EmbeddedPostgresError(`PostgreSQL did not stop: ${error.message}`);
  });
}

function rotateLog(logFile: string): number {
  const size = statSync(logFile, { throwIfNoEntry: false })?.size ?? 0;
  if (size <= MAX_LOG_BYTES) return size;
  renameSync(logFile, `${logFile}.1`);
  return 0;
}
