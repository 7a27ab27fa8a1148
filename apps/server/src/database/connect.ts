import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import { openEmbeddedPostgres } from './embedded-postgres.js';
import * as schema from './schema.js';

export type Database = NodePgDatabase<typeof schema> & { $client: Pool };
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

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
  // An idle connection that breaks is replaced; unheard, its error would end the process.
  let closing = false;
  pool.on('error', ({ message }) => {
    if (!closing) onProgress(`A database connection broke: ${message}`);
  });
  const close = () => {
    closing = true;
    return pool.end();
  };
  return { db: drizzle(pool, { schema }), url, close };
}
