import { setTimeout as pause } from 'node:timers/promises';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Pool, type PoolClient } from 'pg';
import type { GateLimits } from '../overload/gate.js';
import { openEmbeddedPostgres } from './embedded-postgres.js';
import { SharedPool } from './shared-pool.js';

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

/** For how long a request may keep the database, and a guest wait for it. */
export interface RequestLimits {
  /** A statement that waits longer for a lock is given up. */
  lockMs: number;
  /** So is one that takes longer in all. */
  statementMs: number;
  /** How long a connection is waited for. */
  connectMs: number;
  /** The part of the connections that one operation may take at once. */
  ofOneOperation: GateLimits;
}

/** With a locked table a call is given up after at most six seconds: four for a connection, two for the lock. */
export const requestLimits: RequestLimits = {
  lockMs: 2000,
  statementMs: 5000,
  connectMs: 3000,
  ofOneOperation: { atOnce: 6, waiting: 500, patienceMs: 4000 },
};

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

/** A pool on a running PostgreSQL; jobs and commands may take their time, requests have limits. */
export function connect(
  url: string,
  onProgress: (line: string) => void = () => {},
  limits?: RequestLimits,
): DatabaseConnection {
  const pool = openPool(url, limits);
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

function openPool(url: string, limits: RequestLimits | undefined): Pool {
  const common = { connectionString: url, application_name: 'vestibule', max: 20 };
  if (!limits) return new Pool({ ...common, connectionTimeoutMillis: 10_000 });
  return new SharedPool({
    ...common,
    connectionTimeoutMillis: limits.connectMs,
    lock_timeout: limits.lockMs,
    statement_timeout: limits.statementMs,
    // For a database that is there and says nothing: it cannot keep its own limit.
    query_timeout: limits.statementMs + 1000,
    ofOneOperation: limits.ofOneOperation,
  });
}
