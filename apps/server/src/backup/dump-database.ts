import { sql } from 'drizzle-orm';
import type { Transaction } from '../database/connect.js';
import { allJobs } from '../jobs/all-jobs.js';
import type { BackupEntry } from './backup-file.js';
import { findTables, type Table } from './tables.js';

const ROWS_AT_ONCE = 200;

/** All that the database holds at one moment; the transaction must be new. */
export async function* dumpDatabase(tx: Transaction): AsyncGenerator<BackupEntry> {
  await tx.execute(sql`SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY`);
  yield await header(tx);
  for (const table of await findTables(tx)) yield* rowsOf(tx, table);
  yield* waitingJobs(tx);
}

async function header(tx: Transaction): Promise<BackupEntry> {
  const { rows: last } = await tx.execute<{ schema: number }>(
    sql`SELECT max(created_at)::float8 AS schema FROM drizzle.__drizzle_migrations`,
  );
  const { rows: sequences } = await tx.execute<{ name: string; value: string }>(sql`
    SELECT sequencename AS name, last_value::text AS value FROM pg_sequences
    WHERE schemaname = 'public' AND last_value IS NOT NULL`);
  return {
    kind: 'header',
    format: 1,
    schema: last[0]?.schema ?? 0,
    sequences: Object.fromEntries(sequences.map(({ name, value }) => [name, value])),
  };
}

async function* rowsOf(tx: Transaction, table: Table): AsyncGenerator<BackupEntry> {
  const columns = table.columns.map(({ name }) => name);
  const values = sql.join(
    columns.map((name) => sql`${sql.identifier(name)}::text`),
    sql`, `,
  );
  await tx.execute(sql`
    DECLARE backup CURSOR FOR SELECT ARRAY[${values}] AS row FROM ${sql.identifier(table.name)}`);
  while (true) {
    const { rows } = await tx.execute<{ row: (string | null)[] }>(
      sql.raw(`FETCH ${ROWS_AT_ONCE} FROM backup`),
    );
    if (rows.length === 0) break;
    yield { kind: 'rows', table: table.name, columns, rows: rows.map(({ row }) => row) };
  }
  await tx.execute(sql`CLOSE backup`);
}

/** Mails and the like that are still to be sent. What the clock enqueues, it enqueues again. */
async function* waitingJobs(tx: Transaction): AsyncGenerator<BackupEntry> {
  const { rows: found } = await tx.execute(sql`SELECT to_regclass('pgboss.job') AS table`);
  if (!found[0]?.['table']) return;
  const names = allJobs.filter(({ cron }) => !cron).map(({ name }) => sql`${name}`);
  const { rows } = await tx.execute<{ name: string; data: object | null; startAfter: Date }>(sql`
    SELECT name, data, start_after AS "startAfter" FROM pgboss.job
    WHERE state < 'completed' AND name IN (${sql.join(names, sql`, `)})
    ORDER BY created_on, id`);
  for (const { name, data, startAfter } of rows) {
    const at = new Date(startAfter).toISOString();
    yield { kind: 'job', name, data: { ...data }, startAfter: at };
  }
}
