import { sql } from 'drizzle-orm';
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
