import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool, type PoolClient } from 'pg';
import { afterEach, beforeEach, describe, expect, expectTypeOf, test } from 'vitest';
import { createTestDatabase } from '../testing/test-database.js';
import { connect, type DatabaseConnection, type Transaction } from './connect.js';
import { isUnavailable } from './postgres-errors.js';
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

describe('a connection that breaks', () => {
  /** More than the pool has: one that is kept for ever would be missed. */
  const BROKEN = 30;
  let other: DatabaseConnection;

  beforeEach(() => void (other = connect(database.url)));
  afterEach(() => other.close());

  async function cutFrom(tx: Transaction) {
    const { rows } = await tx.execute<{ pid: number }>(sql`SELECT pg_backend_pid() AS pid`);
    return () => other.db.execute(sql`SELECT pg_terminate_backend(${rows[0]?.pid})`);
  }

  const serves = () => inTransaction(database.db, (tx) => tx.execute(sql`SELECT 1`));

  test('before BEGIN is given up: the pool keeps its places', async () => {
    // Drizzle's own would keep it: the type leaves no way to it.
    expectTypeOf(database.db).not.toHaveProperty('transaction');
    const pool = database.db.$client;
    let tries = 0;
    for (let count = 0; count < BROKEN; count += 1) {
      pool.once('acquire', (client: PoolClient) => void client.end());
      const work = async () => void (tries += 1);
      await expect(inTransaction(database.db, work)).rejects.toSatisfy(isUnavailable);
    }
    expect(tries).toBe(0);
    await serves();
    expect(pool.totalCount).toBe(1);
  });

  test('before COMMIT is answered is given up, and the work is not tried again', async () => {
    let tries = 0;
    for (let count = 0; count < BROKEN; count += 1) {
      const work = async (tx: Transaction) => {
        tries += 1;
        const cut = await cutFrom(tx);
        await cut();
      };
      await expect(inTransaction(database.db, work)).rejects.toSatisfy(isUnavailable);
    }
    expect(tries).toBe(BROKEN);
    await serves();
    expect(database.db.$client.totalCount).toBe(1);
  });

  test('that does not answer in time is destroyed, with the transaction that is open on it', async () => {
    const pool = new Pool({ connectionString: database.url, query_timeout: 200 });
    const work = (tx: Transaction) => tx.execute(sql`SELECT pg_sleep(60)`);
    await expect(inTransaction(drizzle(pool), work)).rejects.toMatchObject({
      cause: { message: 'Query read timeout' },
    });
    expect(pool.totalCount).toBe(0);
    await pool.end();
  });

  test('in the middle is told as what broke it', async () => {
    const work = async (tx: Transaction) => {
      const cut = await cutFrom(tx);
      await Promise.all([tx.execute(sql`SELECT pg_sleep(60)`), cut()]);
    };
    await expect(inTransaction(database.db, work)).rejects.toMatchObject({
      cause: { code: '57P01' },
    });
    await serves();
  });
});

test('closing cuts a client that was never given back', async () => {
  const { db, close } = connect(database.url);
  const client = await db.$client.connect();
  await close();
  await expect(client.query('SELECT 1')).rejects.toThrow('closed');
});
