import { existsSync } from 'node:fs';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { fileURLToPath } from 'node:url';
import { locks, withAdvisoryLock } from './advisory-lock.js';
import type { DatabaseConnection } from './connect.js';

/** The sources lie one folder deeper than the bundle in `dist`. */
const candidates = ['../migrations', '../../migrations'].map((path) =>
  fileURLToPath(new URL(path, import.meta.url)),
);

/** Brings the schema up to date; several servers starting at once take turns. */
export async function migrateDatabase({ db }: Pick<DatabaseConnection, 'db'>): Promise<void> {
  await withAdvisoryLock(db, locks.migrate, () =>
    migrate(db, { migrationsFolder: migrationsFolder() }),
  );
}

function migrationsFolder(): string {
  const folder = candidates.find((path) => existsSync(`${path}/meta/_journal.json`));
  if (!folder) throw new Error(`No migrations in ${candidates.join(' or ')}.`);
  return folder;
}
