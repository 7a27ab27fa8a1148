import { sql } from 'drizzle-orm';
import type { Database, Transaction } from './connect.js';
import { inTransaction } from './retry.js';

/** One number for each thing that only one process may do at a time. */
export const locks = {
  migrate: 7_263_002,
  seed: 7_263_003,
  settings: 7_263_004,
  dataFiles: 7_263_005,
  /** What the calendars of others take, and the nights that there are to take. */
  calendars: 7_263_006,
  /** What the queue of jobs keeps itself in, which it makes at its first start. */
  jobs: 7_263_007,
};

/** Waits until no other transaction holds the lock; this one holds it to its end. */
export async function takeAdvisoryLock(tx: Transaction, lock: number): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${lock})`);
}

/** Takes the lock as `takeAdvisoryLock` does, or answers false at once where another transaction holds it. */
export async function tryAdvisoryLock(tx: Transaction, lock: number): Promise<boolean> {
  const { rows } = await tx.execute<{ taken: boolean }>(
    sql`SELECT pg_try_advisory_xact_lock(${lock}) AS taken`,
  );
  return rows[0]?.taken === true;
}

/**
 * Does `work` while no other process holds the lock, which is waited for. The lock has a transaction of its own:
 * one that `work` begins sees the moment of its first query, and that of a lock would be before the wait.
 */
export async function holdingLock<T>(
  db: Database,
  lock: number,
  work: () => Promise<T>,
): Promise<T> {
  return await inTransaction(db, async (tx) => {
    await takeAdvisoryLock(tx, lock);
    return await work();
  });
}
