import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Hotel } from './setup.ts';

/** The unit of `/proc/[pid]/stat` (`getconf CLK_TCK`). */
const TICK_MS = 10;

/** Milliseconds that the server's thread and each process of its database have worked so far. */
export async function processorMs({ pid, dataDir }: Hotel): Promise<number> {
  const { backends } = await postgresOf(dataDir);
  return await total([pid, ...backends].map(threadMs));
}

/** Milliseconds that the database has worked so far, with the connections that have ended meanwhile. */
export async function databaseMs(dataDir: string): Promise<number> {
  const { postmaster, backends } = await postgresOf(dataDir);
  return await total([postmaster, ...backends].map(processMs));
}

async function postgresOf(dataDir: string) {
  const file = await readFile(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8');
  const postmaster = Number(file.split('\n', 1)[0]);
  const backends = await readFile(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8');
  return { postmaster, backends: backends.trim().split(' ').map(Number) };
}

const total = async (each: Promise<number>[]) =>
  (await Promise.all(each)).reduce((sum, ms) => sum + ms, 0);

/** Of all threads of a process, and of its children that have ended. */
export async function processMs(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  // utime, stime, cutime and cstime: the name before them may hold spaces.
  const ticks = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 15);
  return ticks.reduce((sum, each) => sum + Number(each), 0) * TICK_MS;
}

/** Of the thread that answers: what is compressed beside it does not count, nor who has ended meanwhile. */
export async function threadMs(pid: number): Promise<number> {
  const schedule = await readFile(`/proc/${pid}/schedstat`, 'utf8').catch(() => '0');
  return Number(schedule.split(' ', 1)[0]) / 1e6;
}
