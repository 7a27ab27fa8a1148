import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { DatabaseConnection } from '../database/connect.js';
import { createTestDatabase } from '../testing/test-database.js';
import { seedWhenEmpty, type Seed } from './seed.js';

let database: DatabaseConnection;

beforeEach(async () => {
  database = await createTestDatabase();
  await database.db.execute(sql`CREATE TABLE seeded (day date)`);
});

afterEach(() => database.close());

const seed: Seed = {
  name: 'test',
  seed: async (tx, today) => void (await tx.execute(sql`INSERT INTO seeded VALUES (${today})`)),
};
const broken: Seed = {
  name: 'broken',
  seed: async () => {
    throw new Error('broken');
  },
};

const seeded = async () =>
  (await database.db.execute<{ day: string }>(sql`SELECT day::text FROM seeded`)).rows;

test('two servers starting at once seed once, relative to today', async () => {
  const answers = await Promise.all([
    seedWhenEmpty(database.db, '2026-11-20', [seed]),
    seedWhenEmpty(database.db, '2026-11-20', [seed]),
  ]);
  expect(answers.filter(Boolean)).toHaveLength(1);
  expect(await seeded()).toEqual([{ day: '2026-11-20' }]);
});

test('a later start leaves what was seeded alone', async () => {
  await seedWhenEmpty(database.db, '2026-11-20', [seed]);
  expect(await seedWhenEmpty(database.db, '2027-01-01', [seed])).toBe(false);
  expect(await seeded()).toEqual([{ day: '2026-11-20' }]);
});

test('a seed that fails leaves nothing half seeded', async () => {
  await expect(seedWhenEmpty(database.db, '2026-11-20', [seed, broken])).rejects.toThrow('broken');
  expect(await seeded()).toEqual([]);
  expect(await seedWhenEmpty(database.db, '2026-11-21', [seed])).toBe(true);
});
