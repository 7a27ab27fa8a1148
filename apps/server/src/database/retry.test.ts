import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase } from '../testing/test-database.js';
import type { DatabaseConnection } from './connect.js';
import { inTransaction } from './retry.js';

let database: DatabaseConnection;

beforeEach(async () => {
  database = await createTestDatabase();
  await database.db.execute(
    sql`CREATE TABLE units AS SELECT id, 0 AS taken FROM generate_series(1, 2) id`,
  );
});

afterEach(() => database.close());

/** Takes both units, the first given first; meets the other taker in the middle. */
function takeBoth(order: number[], meet: () => Promise<void>) {
  let meeting: (() => Promise<void>) | undefined = meet;
  return inTransaction(database.db, async (tx) => {
    for (const id of order) {
      await tx.execute(sql`UPDATE units SET taken = taken + 1 WHERE id = ${id}`);
      const once = meeting;
      meeting = undefined;
      await once?.();
    }
  });
}

test('two takers who block each other both get through', async () => {
  let waiting = 2;
  let go = () => {};
  const both = new Promise<void>((resolve) => (go = resolve));
  const meet = () => {
    waiting -= 1;
    if (waiting === 0) go();
    return both;
  };
  await Promise.all([takeBoth([1, 2], meet), takeBoth([2, 1], meet)]);
  const { rows } = await database.db.execute(sql`SELECT taken FROM units`);
  expect(rows).toEqual([{ taken: 2 }, { taken: 2 }]);
});

test('any other failure is not tried again', async () => {
  let tries = 0;
  const work = () => {
    tries += 1;
    return database.db.execute(sql`SELECT 1 / 0`);
  };
  await expect(inTransaction(database.db, work)).rejects.toMatchObject({
    cause: { code: '22012' },
  });
  expect(tries).toBe(1);
});
