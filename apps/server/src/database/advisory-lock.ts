import type { Database } from './connect.js';

/** One number for each thing that only one process may do at a time. */
export const locks = { migrate: 7_263_002, seed: 7_263_003, settings: 7_263_004 };

/** Runs `work` while no other process holds the same lock. */
export async function withAdvisoryLock<T>(
  db: Database,
  lock: number,
  work: () => Promise<T>,
): Promise<T> {
  const client = await db.$client.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [lock]);
    return await work();
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [lock]).catch(() => {});
    client.release();
  }
}
