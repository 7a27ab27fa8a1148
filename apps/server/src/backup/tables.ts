import { sql } from 'drizzle-orm';
import type { Transaction } from '../database/connect.js';

export interface Table {
  name: string;
  /** Those that are stored, with their types. */
  columns: { name: string; type: string }[];
}

type FoundTable = Pick<Table, 'name' | 'columns'> & { refers: string[] };

/** The hotel's tables, each after those that it refers to. */
export async function findTables(tx: Transaction): Promise<Table[]> {
  const { rows } = await tx.execute<FoundTable>(sql`
    SELECT c.relname AS name,
      (SELECT json_agg(json_build_object('name', attname, 'type', format_type(atttypid, atttypmod))
          ORDER BY attnum)
        FROM pg_attribute
        WHERE attrelid = c.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = '') AS columns,
      (SELECT coalesce(json_agg(other.relname), '[]')
        FROM pg_constraint JOIN pg_class other ON other.oid = confrelid
        WHERE conrelid = c.oid AND contype = 'f' AND confrelid <> c.oid) AS refers
    FROM pg_class c
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND ${isOurs('pg_class', 'c')}
    ORDER BY c.relname`);
  const ordered: Table[] = [];
  let waiting = rows;
  while (waiting.length > 0) {
    const names = new Set(waiting.map(({ name }) => name));
    const ready = waiting.filter(({ refers }) => !refers.some((name) => names.has(name)));
    if (ready.length === 0) throw new Error(`Tables refer to each other: ${[...names].join(', ')}`);
    ordered.push(...ready.map(({ name, columns }) => ({ name, columns })));
    waiting = waiting.filter((table) => !ready.includes(table));
  }
  return ordered;
}

/** Removes the hotel's tables and functions; what an extension brought stays. */
export async function dropTables(tx: Transaction): Promise<void> {
  const { rows } = await tx.execute<{ statement: string }>(sql`
    SELECT format('DROP TABLE %s CASCADE', c.oid::regclass) AS statement FROM pg_class c
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND ${isOurs('pg_class', 'c')}
    UNION ALL
    SELECT format('DROP FUNCTION %s CASCADE', p.oid::regprocedure) FROM pg_proc p
    WHERE p.pronamespace = 'public'::regnamespace AND ${isOurs('pg_proc', 'p')}`);
  for (const { statement } of rows) await tx.execute(sql.raw(statement));
}

function isOurs(catalogue: 'pg_class' | 'pg_proc', alias: string) {
  return sql.raw(`NOT EXISTS (SELECT FROM pg_depend WHERE classid = '${catalogue}'::regclass
    AND objid = ${alias}.oid AND deptype = 'e')`);
}
