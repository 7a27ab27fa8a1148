import { setTimeout as pause } from 'node:timers/promises';
import type { Database, Transaction } from './connect.js';
import { isConflict } from './postgres-errors.js';

const attempts = 8;

/** Runs `work` in a transaction, and again when PostgreSQL refused it for a deadlock or a race. */
export async function inTransaction<T>(
  db: Database,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction(work);
    } catch (error) {
      if (attempt === attempts || !isConflict(error)) throw error;
      await pause(Math.random() * 10 * 2 ** attempt);
    }
  }
}
