import { sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../database/connect.js';

/** Stores copies of one record, one for each number; `changes` is the JSON of what differs by `number`. */
export async function copyRecord(
  db: Database,
  table: PgTable,
  { where, from = 1, to, changes }: { where: SQL; from?: number; to: number; changes: SQL },
): Promise<void> {
  await db.execute(sql`
    INSERT INTO ${table} SELECT (jsonb_populate_record(${table}, ${changes})).*
    FROM ${table}, generate_series(${from}::int, ${to}::int) AS number WHERE ${where}`);
}
