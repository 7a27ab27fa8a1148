import { existsSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { fileURLToPath } from 'node:url';
import { holdingLock, locks } from './advisory-lock.js';
import type { Database, DatabaseConnection } from './connect.js';

/** The sources lie one folder deeper than the bundle in `dist`. */
const candidates = ['../migrations', '../../migrations'].map((path) =>
  fileURLToPath(new URL(path, import.meta.url)),
);

/** Brings the schema up to date; several servers starting at once take turns, behind a pooler too. */
export async function migrateDatabase({ db }: Pick<DatabaseConnection, 'db'>): Promise<void> {
  await holdingLock(db, locks.migrate, () => migrateAlone(db));
}

async function migrateAlone(db: Database): Promise<void> {
  const client = await db.$client.connect();
  let done = false;
  try {
    await migrate(drizzle(client), { migrationsFolder: migrationsFolder() });
    done = true;
  } finally {
    // Destroyed where it may still have an open transaction, which ends with it.
    client.release(!done);
  }
}

/** How many steps the schema lacks, and whether a newer release has changed it. Changes nothing. */
export async function compareMigrations(
  db: Database,
): Promise<{ missing: number; unknown: boolean }> {
  const known = readMigrationFiles({ migrationsFolder: migrationsFolder() }).map(
    ({ folderMillis }) => folderMillis,
  );
  const {
    rows: [first],
  } = await db.execute<{ there: boolean }>(
    sql`SELECT to_regclass('drizzle.__drizzle_migrations') IS NOT NULL AS there`,
  );
  if (!first?.there) return { missing: known.length, unknown: false };
  const {
    rows: [last],
  } = await db.execute<{ done: string | null }>(
    sql`SELECT max(created_at)::text AS done FROM drizzle.__drizzle_migrations`,
  );
  const done = Number(last?.done ?? 0);
  return {
    missing: known.filter((step) => step > done).length,
    unknown: done > Math.max(...known),
  };
}

/** Where this release's migrations are. */
export function migrationsFolder(): string {
  const folder = candidates.find((path) => existsSync(`${path}/meta/_journal.json`));
  if (!folder) throw new Error(`No migrations in ${candidates.join(' or ')}.`);
  return folder;
}
