import { setTimeout as pause } from 'node:timers/promises';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Pool, type PoolClient } from 'pg';
import { openEmbeddedPostgres } from './embedded-postgres.js';

/** Has no `transaction`: drizzle's own keeps a client for ever when `BEGIN` fails. Call `inTransaction`. */
export type Database = Omit<NodePgDatabase, 'transaction'> & { $client: Pool };
export type Transaction = Parameters<Parameters<NodePgDatabase['transaction']>[0]>[0];

export interface DatabaseConnection {
  db: Database;
  url: string;
  close: () => Promise<void>;
}

export interface OpenDatabaseOptions {
  /** A PostgreSQL to use; the embedded one in `dataDir` otherwise. */
  databaseUrl?: string | undefined;
  dataDir: string;
  onProgress?: (line: string) => void;
}

/** How long closing waits for statements that still run; then their connections are cut. */
const CLOSE_LIMIT_MS = 3000;

export async function openDatabase(options: OpenDatabaseOptions): Promise<DatabaseConnection> {
  if (options.databaseUrl) return connect(options.databaseUrl, options.onProgress);
  const embedded = await openEmbeddedPostgres(options);
  const connection = connect(embedded.url, options.onProgress);
  return {
    ...connection,
    close: async () => {
      await connection.close();
      await embedded.close();
    },
  };
}

/** A pool on a running PostgreSQL; with a limit, it gives up a statement that takes longer. */
export function connect(
  url: string,
  onProgress: (line: string) => void = () => {},
  statementTimeoutMs?: number,
): DatabaseConnection {
  const pool = new Pool({
    connectionString: url,
    application_name: 'vestibule',
    max: 20,
    connectionTimeoutMillis: 10_000,
    ...(statementTimeoutMs && { statement_timeout: statementTimeoutMs }),
  });
  const clients = new Set<PoolClient>();
  let closing = false;
  // The pool listens to idle clients only, and an error that nobody hears ends the process.
  pool.on('connect', (client) => {
    clients.add(client);
    client.on('error', ({ message }) => {
      if (!closing) onProgress(`A database connection broke: ${message}`);
    });
  });
  pool.on('remove', (client) => clients.delete(client));
  pool.on('error', () => {});
  const close = async () => {
    closing = true;
    await Promise.race([pool.end(), pause(CLOSE_LIMIT_MS, undefined, { ref: false })]);
    if (pool.ended) return;
    onProgress(`Database connections that were busy to the end, and were cut: ${clients.size}`);
    for (const client of clients) void client.end();
  };
  return { db: drizzle(pool), url, close };
}
