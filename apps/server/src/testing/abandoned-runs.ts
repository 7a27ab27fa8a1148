import { existsSync, globSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readPostmaster } from '../database/postmaster-file.js';

/** A folder for this run's database, named by this process so that the next run knows whose it was. */
export async function createRunFolder(): Promise<string> {
  return mkdtemp(path.join(tmpdir(), `vestibule-test-${process.pid}-`));
}

/** Stops the databases of runs that were killed, which would otherwise live on. */
export async function removeAbandonedRuns(): Promise<void> {
  for (const folder of globSync(path.join(tmpdir(), 'vestibule-test-*-*'))) {
    const pid = Number(path.basename(folder).split('-')[2]);
    if (isRunning(pid)) continue;
    const data = path.join(folder, 'postgres');
    const postmaster = existsSync(data) ? readPostmaster(data) : undefined;
    if (postmaster?.living) process.kill(postmaster.pid, 'SIGQUIT');
    await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}

/** Another user's process counts as running: what is not ours is left alone. */
function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return !(error instanceof Error && 'code' in error && error.code === 'ESRCH');
  }
}
