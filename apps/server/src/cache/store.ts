import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../database/connect.js';
import { cacheAreas, type CacheArea } from './areas.js';
import { cacheVersions } from './tables.js';

/** Counts for every area. */
const EVERYTHING = 'pages';

/** How often each area has changed. A reply is good as long as its areas' numbers stay. */
export type CacheVersions = Record<CacheArea, number>;

/** Makes everything that is kept old, in all processes; changed records do so by themselves. */
export async function bumpCacheVersions(db: Database | Transaction): Promise<void> {
  await db
    .insert(cacheVersions)
    .values({ name: EVERYTHING, version: 1 })
    .onConflictDoUpdate({
      target: cacheVersions.name,
      set: { version: sql`${cacheVersions.version} + 1` },
    });
}

/** Counters are named `area.number`; an area's version is their sum. */
export async function readCacheVersions(db: Database | Transaction): Promise<CacheVersions> {
  const rows = await db.select().from(cacheVersions);
  const sumOf = (wanted: string) =>
    rows
      .filter(({ name }) => name.split('.')[0] === wanted)
      .reduce((sum, { version }) => sum + version, 0);
  const everything = sumOf(EVERYTHING);
  return Object.fromEntries(
    cacheAreas.map((area) => [area, everything + sumOf(area)]),
  ) as CacheVersions;
}
