import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { createTestDatabase } from './test-database.js';

test('each database is its own', async () => {
  const [one, other] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  await one.db.execute(sql`CREATE TABLE marks (mark text)`);
  const { rows } = await other.db.execute(sql`SELECT to_regclass('marks') AS marks`);
  expect(rows).toEqual([{ marks: null }]);
  await one.close();
  await other.close();
});

/** A closed pool still ends its connections, and nothing handles their errors any more. */
test('closing waits for connections that are about to end', async () => {
  const database = await createTestDatabase();
  const leaving = new Client({ connectionString: database.url });
  const errors: Error[] = [];
  leaving.on('error', (error) => errors.push(error));
  await leaving.connect();
  const left = pause(300).then(() => leaving.end());
  await database.close();
  await left;
  expect(errors).toEqual([]);
});

/** A pooler keeps its guest's connection when the one behind it ends. */
const pooled = process.env['PGBOUNCER'] === '1';

test.skipIf(pooled)('closing does not wait for ever for a connection that stays', async () => {
  const database = await createTestDatabase();
  const staying = new Client({ connectionString: database.url });
  const broken = new Promise((resolve) => {
    staying.on('error', resolve);
  });
  await staying.connect();
  await database.close();
  expect(await broken).toMatchObject({ code: '57P01' });
  await staying.end().catch(() => undefined);
});
