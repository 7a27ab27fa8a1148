import { sql } from 'drizzle-orm';
import type { Transaction } from './connect.js';

/** One number for each thing that only one process may do at a time. */
export const locks = {
  migrate: 7_263_002,
  seed: 7_263_003,
  settings: 7_263_004,
  dataFiles: 7_263_005,
  /** What the calendars of others take, and the nights that there are to take. */
  calendars: 7_263_006,
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
