import { getTableName, isTable, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../database/retry.js';
import * as schema from '../database/schema.js';
import { createTestServer, type TestServer } from '../testing/test-server.js';
import { recordKinds, type RecordKind } from '../translations/record-kinds.js';
import { recordWords } from '../translations/tables.js';
import { tableAreas } from './areas.js';
import { readCacheVersions } from './store.js';

let server: TestServer;
beforeAll(async () => void (server = await createTestServer()));
afterAll(() => server.close());

test('every table counts for an area, holds nothing that the public sees, or counts for its records', () => {
  const tables = Object.values(schema).filter((value) => isTable(value));
  const unseen = tables.map(getTableName).filter((name) => !Object.hasOwn(tableAreas, name));
  expect(unseen.toSorted()).toEqual([
    'account_tokens',
    'bookings',
    'cache_versions',
    'calendar_blocks',
    'calendars',
    'desk_changes',
    'hall_request_events',
    'hall_requests',
    'hash_secrets',
    'holds',
    'idempotency_keys',
    'known_browsers',
    'known_networks',
    'morning_letters',
    'passkey_challenges',
    'passkeys',
    'payment_events',
    'payments',
    'preferences',
    'rate_limits',
    'receipts',
    'record_words',
    'sandbox_checkouts',
    'seed_runs',
    'sessions',
    'setting_changes',
    'subscribers',
    'taken_slots',
    'users',
  ]);
});

test.each(Object.entries(tableAreas))('a change of %s counts for %s alone', async (table, area) => {
  const { db } = server.services;
  const before = await readCacheVersions(db);
  await db.$client.query(`DELETE FROM ${table} WHERE false`);
  const after = await readCacheVersions(db);
  expect(after).toEqual({ ...before, [area]: before[area] + 1 });
});

test.each(Object.keys(recordKinds) as RecordKind[])(
  'words of %s count for the area of the record alone',
  async (kind) => {
    const { db } = server.services;
    const area = tableAreas[kind];
    const words = { kind, id: 'one', language: 'ar', words: {}, of: '' } as const;
    const before = await readCacheVersions(db);
    await db.insert(recordWords).values(words);
    await db.update(recordWords).set({ of: 'another' });
    await db.delete(recordWords);
    expect(await readCacheVersions(db)).toEqual({ ...before, [area]: before[area] + 3 });
  },
);

test('a change that is taken back never counted', async () => {
  const { db } = server.services;
  const before = await readCacheVersions(db);
  const work = inTransaction(db, async (tx) => {
    await tx.execute(sql`UPDATE rooms SET price_cents = 1`);
    throw new Error('taken back');
  });
  await expect(work).rejects.toThrow('taken back');
  expect(await readCacheVersions(db)).toEqual(before);
});
