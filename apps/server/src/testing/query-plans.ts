import { sql } from 'drizzle-orm';
import { Client, type PoolClient } from 'pg';
import { vi } from 'vitest';
import type { Database } from '../database/connect.js';
import { growingTables } from './growing-tables.js';

export interface Statement {
  text: string;
  values: unknown[];
}

/** Every statement on the tables of one database that any connection sends while `work` runs, each text once. */
export async function statementsOf(db: Database, work: () => Promise<void>): Promise<Statement[]> {
  const { rows } = await db.execute<{ name: string }>(sql`SELECT current_database() AS name`);
  const spy = vi.spyOn(Client.prototype, 'query');
  try {
    await work();
    const sent = spy.mock.calls
      .filter((_, index) => (spy.mock.contexts[index] as Client).database === rows[0]?.name)
      .map(([asked, values]: unknown[]) => toStatement(asked, values))
      .filter(({ text }) => /^\s*(select|insert|update|delete|with)\b/i.test(text));
    return [...new Map(sent.map((statement) => [formOf(statement.text), statement])).values()];
  } finally {
    spy.mockRestore();
  }
}

function toStatement(asked: unknown, given: unknown): Statement {
  const { text, values = [] } =
    typeof asked === 'string' ? { text: asked } : (asked as Partial<Statement>);
  return { text: text ?? '', values: Array.isArray(given) ? given : values };
}

/** Statements that differ in the length of a list have one plan. */
const formOf = (text: string) => text.replaceAll(/\$\d+(, (\(?default, )*\(?\$\d+\)?)*/g, '$');

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Join Type'?: string;
  'Index Cond'?: string;
  'Recheck Cond'?: string;
  Filter?: string;
  Plans?: Plan[];
}

/** Columns whose values are few, so that a condition on them alone leaves a share of the table. */
const fewValues = new Set(['flagged', 'purpose', 'role', 'state', 'status', 'type', 'gateway']);

/** Whether an index is entered at rows that the condition names, rather than read from its beginning. */
function isNarrow(condition = ''): boolean {
  // What is held at one time is bounded by what there is to sell.
  if (condition.includes("state = 'held'")) return true;
  const columns = [...condition.matchAll(/\(?(?:\w+\.)?(\w+) (?:[=<>]+) /g)].map(
    ([, name]) => name,
  );
  return columns.some((name) => name !== undefined && !fewValues.has(name));
}

/** Whether a node passes on the rows that it reads, so that a limit above it ends the read below it. */
function keepsRows({ 'Node Type': node, 'Join Type': join = '' }: Plan): boolean {
  return node !== 'Sort' && node !== 'Aggregate' && join !== 'Anti' && join !== 'Semi';
}

/**
 * What a statement reads from end to end of the tables that grow: by a sequential scan, or by an index that has
 * neither a condition nor an end. Nothing is executed. Other plans are forbidden the planner as far as it has a
 * choice, so that the size of the test's tables decides nothing.
 */
export async function wholeReadsOf(
  client: PoolClient,
  { text, values }: Statement,
  partialIndexes: ReadonlySet<string>,
): Promise<string[]> {
  const { rows } = await client.query<{ 'QUERY PLAN': { Plan: Plan }[] }>(
    `EXPLAIN (FORMAT JSON) ${text}`,
    values,
  );
  const found: string[] = [];
  const visit = (plan: Plan, limited: boolean) => {
    const { 'Node Type': node, 'Relation Name': table = '', Plans: inner = [] } = plan;
    const condition = plan['Index Cond'] ?? plan['Recheck Cond'];
    const indexes = [plan, ...inner].flatMap(({ 'Index Name': name }) => name ?? []);
    const partial = indexes.some((name) => partialIndexes.has(name));
    // A limit ends a read only where each row counts: with a filter, all rows may be passed over.
    const ended = limited && plan.Filter === undefined;
    const narrow = node !== 'Seq Scan' && (isNarrow(condition) || ended || partial);
    if (growingTables.has(table) && !narrow && node.endsWith('Scan')) {
      const where = [condition, plan.Filter].filter((part) => part !== undefined);
      found.push(`${node} on ${table}: ${where.join(' and ') || 'all of it'}`);
    }
    for (const below of inner) visit(below, node === 'Limit' || (limited && keepsRows(plan)));
  };
  for (const row of rows) for (const { Plan: plan } of row['QUERY PLAN']) visit(plan, false);
  return found;
}

/** A connection on which the planner takes an index wherever there is one that helps. */
export async function withPlanner<T>(
  db: Database,
  work: (client: PoolClient, partialIndexes: ReadonlySet<string>) => Promise<T>,
): Promise<T> {
  const client = await db.$client.connect();
  try {
    for (const method of ['seqscan', 'hashjoin', 'mergejoin']) {
      await client.query(`SET enable_${method} = off`);
    }
    const { rows } = await client.query<{ name: string }>(
      'SELECT indexrelid::regclass::text AS name FROM pg_index WHERE indpred IS NOT NULL',
    );
    return await work(client, new Set(rows.map(({ name }) => name)));
  } finally {
    client.release(true);
  }
}
