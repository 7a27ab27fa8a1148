import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { CommandError } from '../cli/command.js';
import type { Transaction } from '../database/connect.js';
import { migrationsFolder } from '../database/migrate.js';
import type { EntryOf } from './backup-file.js';
import { dropTables, findTables, type Table } from './tables.js';

/** Takes the rows of a backup into tables that have just been made as they were then. */
export interface DatabaseLoad {
  add: (rows: EntryOf<'rows'>) => Promise<void>;
  finish: () => Promise<void>;
}

/** Replaces every table by an empty one of the backup's schema. */
export async function startLoad(
  tx: Transaction,
  { schema, sequences }: EntryOf<'header'>,
): Promise<DatabaseLoad> {
  await makeSchema(tx, schema);
  const tables = new Map((await findTables(tx)).map((table) => [table.name, table]));
  const names = [...tables.keys()].map((name) => sql.identifier(name));
  // They note changes in rows that the backup brings itself.
  for (const name of names) await tx.execute(sql`ALTER TABLE ${name} DISABLE TRIGGER USER`);
  await tx.execute(sql`TRUNCATE ${sql.join(names, sql`, `)}`);
  return {
    add: (entry) => insertRows(tx, tables.get(entry.table), entry),
    finish: async () => {
      for (const [name, value] of Object.entries(sequences)) {
        await tx.execute(sql`SELECT setval(format('public.%I', ${name}::text), ${value}::bigint)`);
      }
      for (const name of names) await tx.execute(sql`ALTER TABLE ${name} ENABLE TRIGGER USER`);
    },
  };
}

async function makeSchema(tx: Transaction, schema: number): Promise<void> {
  const known = readMigrationFiles({ migrationsFolder: migrationsFolder() });
  const migrations = known.filter(({ folderMillis }) => folderMillis <= schema);
  if (migrations.at(-1)?.folderMillis !== schema) {
    throw new CommandError('This backup is of a newer version: update first.');
  }
  await dropTables(tx);
  for (const statement of migrations.flatMap((migration) => migration.sql)) {
    await tx.execute(sql.raw(statement));
  }
  await tx.execute(sql`DELETE FROM drizzle.__drizzle_migrations WHERE created_at > ${schema}`);
}

async function insertRows(
  tx: Transaction,
  table: Table | undefined,
  { table: name, columns, rows }: EntryOf<'rows'>,
): Promise<void> {
  const typeOf = new Map(table?.columns.map((column) => [column.name, column.type]));
  const values = columns.map((column, index) => {
    const type = typeOf.get(column);
    if (!type) throw new CommandError(`This backup has an unknown column: ${name}.${column}`);
    return sql.raw(`(row->>${index})::${type}`);
  });
  const targets = columns.map((column) => sql.identifier(column));
  await tx.execute(sql`
    INSERT INTO ${sql.identifier(name)} (${sql.join(targets, sql`, `)}) OVERRIDING SYSTEM VALUE
    SELECT ${sql.join(values, sql`, `)} FROM jsonb_array_elements(${JSON.stringify(rows)}::jsonb) row`);
}
