import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../testing/test-database.js';
import {
  JOB_CONNECTIONS,
  openDatabase,
  QUEUE_CONNECTIONS,
  REQUEST_CONNECTIONS,
} from './connect.js';

test('jobs take no more than their connections, and wait for one', async () => {
  const database = await createTestDatabase();
  const forJobs = await openDatabase({ databaseUrl: database.url, dataDir: '' });
  const backends = await Promise.all(
    Array.from({ length: 30 }, async () => {
      const { rows } = await forJobs.db.execute(sql`SELECT pg_backend_pid(), pg_sleep(0.2)`);
      return rows[0]?.['pg_backend_pid'];
    }),
  );
  await forJobs.close();
  await database.close();
  expect(new Set(backends).size).toBe(JOB_CONNECTIONS);
});

test('the guide for operators says how many connections a process opens', () => {
  const guide = readFileSync(new URL('../../../../docs/operations.md', import.meta.url), 'utf8');
  const sum = REQUEST_CONNECTIONS + JOB_CONNECTIONS + QUEUE_CONNECTIONS;
  expect(guide).toContain(
    `at most ${sum} connections: ${REQUEST_CONNECTIONS} for requests, ${JOB_CONNECTIONS} for jobs, ${QUEUE_CONNECTIONS} for their queue`,
  );
});
