import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { inject } from 'vitest';
import { connect, type DatabaseConnection } from '../database/connect.js';

/** A database of its own for one test file: migrated, empty, gone after `close`. */
export async function createTestDatabase(): Promise<DatabaseConnection> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer((server) => server.query(`CREATE DATABASE ${name} TEMPLATE vestibule_template`));
  const connection = connect(withDatabase(inject('pooledUrl'), name));
  return {
    ...connection,
    close: async () => {
      await connection.close();
      await onServer((server) => drop(server, name));
    },
  };
}

/** A connection that is about to end gets a second for it; its error would have no listener. */
async function drop(server: Client, name: string): Promise<void> {
  const connected = 'SELECT FROM pg_stat_activity WHERE datname = $1';
  for (let tries = 0; tries < 100; tries += 1) {
    const { rowCount } = await server.query(connected, [name]);
    if (rowCount === 0) break;
    await pause(10);
  }
  await server.query(`DROP DATABASE ${name} WITH (FORCE)`);
}

async function onServer(work: (server: Client) => Promise<unknown>): Promise<void> {
  const url = withDatabase(inject('templateUrl'), 'postgres');
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

function withDatabase(address: string, name: string): string {
  const url = new URL(address);
  url.pathname = `/${name}`;
  return url.href;
}
