import { existsSync, globSync, statfsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readPostmaster } from '../database/postmaster-file.js';

/** Linux keeps these files in memory. */
const MEMORY_FOLDER = '/dev/shm';
/** A run was seen to take 0.2 GB; its write-ahead log alone may grow to 1 GB. */
const NEEDED_BYTES = 2 * 1024 ** 3;

/**
 * A folder for this run's database, named by this process so that the next run knows whose it was.
 * In memory where there is room: each test makes and deletes 300 files of a database, and a disk's
 * file system spends a quarter of the run on that.
 */
export async function createRunFolder(inMemory = MEMORY_FOLDER): Promise<string> {
  const parent = hasRoom(inMemory) ? inMemory : tmpdir();
  return mkdtemp(path.join(parent, `vestibule-test-${process.pid}-`));
}

function hasRoom(folder: string): boolean {
  if (!existsSync(folder)) return false;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize > NEEDED_BYTES;
}

/** Stops the databases of runs that were killed, which would otherwise live on. */
export async function removeAbandonedRuns(parents = [MEMORY_FOLDER, tmpdir()]): Promise<void> {
  for (const folder of globSync(parents.map((parent) => path.join(parent, 'vestibule-test-*-*')))) {
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
