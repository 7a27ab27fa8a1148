import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { inject } from 'vitest';
import { connect, type DatabaseConnection } from '../database/connect.js';

/** A database of its own for one test file: migrated, empty, gone after `close`. */
export async function createTestDatabase(): Promise<DatabaseConnection> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(`CREATE DATABASE ${name} TEMPLATE vestibule_template`);
  const connection = connect(withDatabase(inject('templateUrl'), name));
  return {
    ...connection,
    close: async () => {
      await connection.close();
      await onServer(`DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}

async function onServer(statement: string) {
  const url = withDatabase(inject('templateUrl'), 'postgres');
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}

function withDatabase(address: string, name: string): string {
  const url = new URL(address);
  url.pathname = `/${name}`;
  return url.href;
}
