import { sql } from 'drizzle-orm';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { operations } from '../handlers.js';
import { sampleCall } from '../statuses/samples.js';
import { createWorld, send, type World } from '../statuses/world.js';

let world: World;

beforeAll(async () => {
  world = await createWorld();
});

afterAll(() => world.close());

/** Attempts are counted whoever asks, and for whatever; what was drawn of a receipt is kept. */
const keptAside = new Set(['rate_limits', 'receipts']);

/** What stands in each table of the hotel. */
async function contents(): Promise<Record<string, string>> {
  const { db } = world.server.services;
  const { rows: tables } = await db.execute<{ name: string }>(
    sql`SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`,
  );
  const looked = tables.filter(({ name }) => !keptAside.has(name));
  const found = looked.map(async ({ name }) => {
    const { rows } = await db.execute<{ hash: string }>(
      sql`SELECT md5(coalesce(string_agg(t::text, ',' ORDER BY t::text), '')) AS hash
        FROM ${sql.identifier(name)} AS t`,
    );
    return [name, rows[0]?.hash ?? ''] as const;
  });
  return Object.fromEntries(await Promise.all(found));
}

/** Once no job of an earlier call changes them any more. */
async function settledContents(): Promise<Record<string, string>> {
  let [before, after] = [await contents(), await contents()];
  while (JSON.stringify(before) !== JSON.stringify(after)) {
    await pause(100);
    [before, after] = [after, await contents()];
  }
  return after;
}

const reading = operations.filter(({ method }) => method === 'GET');

test('tables are looked at', async () => {
  expect(Object.keys(await contents()).length).toBeGreaterThan(20);
  expect(reading.length).toBeGreaterThan(30);
});

test.each(reading)('$id changes no table', async (operation) => {
  const call = await sampleCall(world, operation);
  const before = await settledContents();
  const reply = await send(world.api, operation, call);
  await reply.arrayBuffer();
  expect(reply.status).toBe(200);
  expect(await settledContents()).toEqual(before);
});
