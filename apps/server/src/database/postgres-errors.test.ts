import { sql } from 'drizzle-orm';
import { DatabaseError } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BusyError } from '../overload/concurrency-limiter.js';
import { openDatabaseProxy, type DatabaseProxy } from '../testing/database-proxy.js';
import { createTestDatabase } from '../testing/test-database.js';
import { connect, REQUEST_CONNECTIONS, requestLimits, type DatabaseConnection } from './connect.js';
import { isDatabaseUnavailable } from './postgres-errors.js';

/** Connections are many, and opened at once: that takes its time on a busy machine. */
const limits = { ...requestLimits, lockMs: 50, statementMs: 1000, connectMs: 4000 };

let database: DatabaseConnection;
let proxy: DatabaseProxy;
let limited: DatabaseConnection;

beforeAll(async () => {
  database = await createTestDatabase();
  proxy = await openDatabaseProxy(database.url);
  limited = connect(proxy.url, { limits });
});

afterAll(async () => {
  await limited.close();
  await proxy.stop();
  await database.close();
});

const errorOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'none',
    (error: unknown) => error,
  );

async function whileLocked<T>(work: () => Promise<T>): Promise<T> {
  const client = await database.db.$client.connect();
  await client.query('BEGIN; LOCK TABLE rooms IN ACCESS EXCLUSIVE MODE');
  try {
    return await work();
  } finally {
    await client.query('ROLLBACK');
    client.release();
  }
}

describe('a database that is unavailable', () => {
  test('a lock that is not given back', async () => {
    const read = () => errorOf(limited.db.execute(sql`SELECT 1 FROM rooms`));
    expect(await whileLocked(read)).toSatisfy(isDatabaseUnavailable);
  });

  test('a statement that takes too long', async () => {
    const error = await errorOf(limited.db.execute(sql`SELECT pg_sleep(5)`));
    expect(error).toSatisfy(isDatabaseUnavailable);
  });

  test('no connection is free in time', async () => {
    const { $client } = limited.db;
    const clients = await Promise.all(
      Array.from({ length: REQUEST_CONNECTIONS }, () => $client.connect()),
    );
    expect(await errorOf(limited.db.execute(sql`SELECT 1`))).toSatisfy(isDatabaseUnavailable);
    for (const client of clients) client.release();
  });

  test('it has ended, and nobody listens', async () => {
    await limited.db.execute(sql`SELECT 1`);
    const running = errorOf(limited.db.execute(sql`SELECT pg_sleep(0.05)`));
    await proxy.stop();
    expect(await running).toSatisfy(isDatabaseUnavailable);
    expect(await errorOf(limited.db.execute(sql`SELECT 1`))).toSatisfy(isDatabaseUnavailable);
    await proxy.restart();
    expect(await errorOf(limited.db.execute(sql`SELECT 1`))).toBe('none');
  });

  test('it is there, and says nothing', async () => {
    await limited.db.execute(sql`SELECT 1`);
    proxy.halt();
    expect(await errorOf(limited.db.execute(sql`SELECT 1`))).toSatisfy(isDatabaseUnavailable);
    proxy.resume();
  });

  test.each(['08006', '53100', '53200', '53300', '57P01', '57P03'])('%s', (code) => {
    const refused = Object.assign(new DatabaseError('refused', 1, 'error'), { code });
    expect(isDatabaseUnavailable(new Error('Failed query', { cause: refused }))).toBe(true);
  });

  test('too many calls of one operation wait', () => {
    expect(isDatabaseUnavailable(new Error('Failed query', { cause: new BusyError('busy') }))).toBe(
      true,
    );
  });
});

test.each([sql`SELECT 1 FROM no_such_table`, sql`SELECT 1 / 0`])(
  'a mistake of ours is not an outage',
  async (statement) => {
    const error = await errorOf(database.db.execute(statement));
    expect(error).toBeInstanceOf(Error);
    expect(isDatabaseUnavailable(error)).toBe(false);
  },
);
