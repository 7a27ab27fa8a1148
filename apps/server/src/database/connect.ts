import { setTimeout as pause } from 'node:timers/promises';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { Pool, type PoolClient } from 'pg';
import type { ConcurrencyLimits } from '../overload/concurrency-limiter.js';
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
  ofOneOperation: ConcurrencyLimits;
}

/**
 * With a locked table a call is given up after at most nine seconds: four until its operation may take a
 * connection, three for the connection, two for the lock. A database that says nothing can cost it more:
 * three for the connection, six for the statement, and six for the `ROLLBACK` of a transaction.
 */
export const requestLimits: RequestLimits = {
  lockMs: 2000,
  statementMs: 5000,
  connectMs: 3000,
  ofOneOperation: { atOnce: 6, waiting: 500, maxWaitMs: 4000 },
};

/** A process opens at most the sum of these; docs/operations.md says it. */
export const REQUEST_CONNECTIONS = 20;
export const JOB_CONNECTIONS = 10;
/** What the queue itself needs to hand jobs out. */
export const QUEUE_CONNECTIONS = 4;

/** How long closing waits for statements that still run; then their connections are cut. */
const CLOSE_LIMIT_MS = 3000;

/** What is said of connections that were never given back. */
export const CUT_AT_CLOSE = 'Database connections that were busy to the end, and were cut';

export async function openDatabase(options: OpenDatabaseOptions): Promise<DatabaseConnection> {
  const forJobs = { onProgress: options.onProgress, max: JOB_CONNECTIONS };
  if (options.databaseUrl) return connect(options.databaseUrl, forJobs);
  const embedded = await openEmbeddedPostgres(options);
  const connection = connect(embedded.url, forJobs);
  return {
    ...connection,
    close: async () => {
      await connection.close();
      await embedded.close();
    },
  };
}

export interface ConnectOptions {
  onProgress?: ((line: string) => void) | undefined;
  /** Requests have limits; jobs and commands may take their time. */
  limits?: RequestLimits;
  /** So many connections. */
  max?: number;
}

/** A pool on a running PostgreSQL. */
export function connect(
  url: string,
  { onProgress = () => {}, limits, max = REQUEST_CONNECTIONS }: ConnectOptions = {},
): DatabaseConnection {
  const pool = openPool(url, limits, max);
  const clients = new Set<PoolClient>();
  let closing = false;
  // The pool handles errors of idle clients only, and an unhandled 'error' event ends the process.
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
    onProgress(`${CUT_AT_CLOSE}: ${clients.size}`);
    for (const client of clients) void client.end();
  };
  return { db: drizzle(pool), url, close };
}

function openPool(url: string, limits: RequestLimits | undefined, max: number): Pool {
  const common = { connectionString: url, application_name: 'vestibule', max };
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
