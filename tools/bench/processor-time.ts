import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Hotel } from './setup.ts';

/** Milliseconds that the server's thread and each process of its database have worked so far. */
export async function processorMs({ pid, dataDir }: Hotel): Promise<number> {
  const file = await readFile(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8');
  const postmaster = Number(file.split('\n', 1)[0]);
  const backends = await readFile(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8');
  const worked = [pid, ...backends.trim().split(' ').map(Number)].map(threadMs);
  return (await Promise.all(worked)).reduce((sum, each) => sum + each, 0);
}

/** Of the thread that answers: what is compressed beside it does not count, nor who has ended meanwhile. */
export async function threadMs(pid: number): Promise<number> {
  const schedule = await readFile(`/proc/${pid}/schedstat`, 'utf8').catch(() => '0');
  return Number(schedule.split(' ', 1)[0]) / 1e6;
}
