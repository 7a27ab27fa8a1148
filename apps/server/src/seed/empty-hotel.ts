import { eq } from 'drizzle-orm';
import type { Database, Transaction } from '../database/connect.js';
import { emptyHotelSettings } from '../settings/first-settings.js';
import type { Seed } from './seed.js';
import { insertSettings } from './settings.js';
import { seedRuns } from './tables.js';

/** `SEED=none`: settings that claim to be nobody's, and no record. */
export const emptyHotelSeed: Seed = {
  name: 'empty-house',
  seed: (tx) => insertSettings(tx, emptyHotelSettings),
};

/** Whether the database began without the demonstration hotel, whatever `SEED` says today. */
export async function isEmptyHotel(db: Database | Transaction): Promise<boolean> {
  return (await db.$count(seedRuns, eq(seedRuns.name, emptyHotelSeed.name))) > 0;
}
