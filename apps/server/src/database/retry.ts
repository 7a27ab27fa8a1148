import { setTimeout as pause } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Database, Transaction } from './connect.js';
import { isConflict } from './postgres-errors.js';

const attempts = 8;

/**
 * Runs `work` in a transaction, and again when PostgreSQL refused it for a deadlock or a race.
 * A connection that breaks is never tried again: it may have broken after PostgreSQL committed.
 */
export async function inTransaction<T>(
  db: Database,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await runOnce(db, work);
    } catch (error) {
      if (attempt === attempts || !isConflict(error)) throw error;
      await pause(Math.random() * 10 * 2 ** attempt);
    }
  }
}

/**
 * Takes the client itself, because drizzle never gives one back whose `BEGIN` failed. A client goes
 * back to the pool after its `COMMIT` or `ROLLBACK`; in any other state it is destroyed.
 */
async function runOnce<T>(db: Database, work: (tx: Transaction) => Promise<T>): Promise<T> {
  const client = await db.$client.connect();
  let refused: { error: unknown } | undefined;
  const noting = (tx: Transaction) =>
    work(tx).catch((error: unknown) => {
      refused = { error };
      throw error;
    });
  try {
    const result = await drizzle(client).transaction(noting);
    client.release();
    return result;
  } catch (error) {
    // Drizzle throws the error of `work` only once its ROLLBACK has succeeded.
    client.release(error !== refused?.error);
    throw refused ? refused.error : error;
  }
}
