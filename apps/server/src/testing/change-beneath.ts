import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../database/connect.js';
import { inTransaction } from '../database/retry.js';

export interface Beneath<T> {
  /** What the call needs, and waits for. */
  lock: (tx: Transaction) => Promise<unknown>;
  call: () => Promise<T>;
  /** Committed before the call gets the lock. */
  change: (tx: Transaction) => Promise<unknown>;
}

/**
 * Lets a call come as far as a lock, commits a change, then lets the call go on. A call that needs no
 * such lock ends before the change.
 */
export async function changeBeneath<T>(
  db: Database,
  { lock, call, change }: Beneath<T>,
): Promise<T> {
  const { answer } = await inTransaction(db, async (tx) => {
    await lock(tx);
    const answer = call();
    const ended = answer.then(
      () => true,
      () => true,
    );
    const soon = () => Promise.race([ended, pause(10, false)]);
    while (!(await isAwaited(tx)) && !(await soon()));
    await change(tx);
    // A promise in an object: this transaction must not wait for the call.
    return { answer };
  });
  return await answer;
}

async function isAwaited(tx: Transaction): Promise<boolean> {
  const waiting = sql`
    SELECT FROM pg_locks WHERE NOT granted AND pg_backend_pid() = ANY (pg_blocking_pids(pid))`;
  return (await tx.execute(waiting)).rowCount !== 0;
}
