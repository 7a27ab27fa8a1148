import type { Day } from '@vestibule/domain/calendar';
import type { Database, Transaction } from '../database/connect.js';
import { locks, takeAdvisoryLock } from '../database/advisory-lock.js';
import { inTransaction } from '../database/retry.js';
import { seedRuns } from './tables.js';

/** One feature's part of the demonstration hotel. */
export interface Seed {
  name: string;
  /** Writes it, every date relative to `today`. */
  seed(tx: Transaction, today: Day): Promise<void>;
}

/**
 * Fills an empty database with what the demonstration hotel has, and answers whether it did.
 * Whole or not at all; a database that was seeded once, or is in use, is left as it is.
 */
export async function seedWhenEmpty(
  db: Database,
  today: Day,
  seeds: readonly Seed[],
): Promise<boolean> {
  return await inTransaction(db, (tx) => seedIn(tx, today, seeds));
}

/** As `seedWhenEmpty`, in the caller's transaction: what fails there undoes it. */
export async function seedIn(
  tx: Transaction,
  today: Day,
  seeds: readonly Seed[],
): Promise<boolean> {
  const isSeeded = async () => (await tx.$count(seedRuns)) > 0;
  // A look without the lock: a server that starts need not wait for a long import.
  if (await isSeeded()) return false;
  await takeAdvisoryLock(tx, locks.seed);
  if (await isSeeded()) return false;
  for (const seed of seeds) {
    await seed.seed(tx, today);
    await tx.insert(seedRuns).values({ name: seed.name, day: today });
  }
  return seeds.length > 0;
}
