import { sql } from 'drizzle-orm';
import type { Transaction } from './connect.js';

/** One number for each thing that only one process may do at a time. */
export const locks = { migrate: 7_263_002, seed: 7_263_003, settings: 7_263_004 };

/** Waits until no other transaction holds the lock; this one holds it to its end. */
export async function takeAdvisoryLock(tx: Transaction, lock: number): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${lock})`);
}
