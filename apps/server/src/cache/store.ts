import { eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../database/connect.js';
import { cacheVersions } from './tables.js';

const PAGES = 'pages';

/** Makes every cached page old, in all processes; part of the transaction that changes the data. */
export async function bumpCacheVersion(tx: Database | Transaction): Promise<void> {
  await tx
    .insert(cacheVersions)
    .values({ name: PAGES, version: 1 })
    .onConflictDoUpdate({
      target: cacheVersions.name,
      set: { version: sql`${cacheVersions.version} + 1` },
    });
}

/** A cached page is good as long as this number stays. */
export async function readCacheVersion(db: Database | Transaction): Promise<number> {
  const [row] = await db.select().from(cacheVersions).where(eq(cacheVersions.name, PAGES));
  return row?.version ?? 0;
}
