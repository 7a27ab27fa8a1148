import {
  categoryOf,
  shownValue,
  type Setting,
  type SettingChange,
  type SettingValue,
} from '@vestibule/domain/settings';
import { asc, desc, eq, inArray } from 'drizzle-orm';
import { locks, takeAdvisoryLock } from '../database/advisory-lock.js';
import type { Database, Transaction } from '../database/connect.js';
import { settingChanges, settings } from './tables.js';

type Reader = Database | Transaction;
type SettingRow = typeof settings.$inferSelect;
type ChangeRow = typeof settingChanges.$inferSelect;

export async function findSettings(db: Reader, category?: string): Promise<Setting[]> {
  const rows = await db
    .select()
    .from(settings)
    .where(category === undefined ? undefined : eq(settings.category, category))
    .orderBy(asc(settings.key));
  return rows.map(toSetting);
}

export async function findSetting(db: Reader, key: string): Promise<Setting | undefined> {
  const [row] = await db.select().from(settings).where(eq(settings.key, key));
  return row && toSetting(row);
}

/** What is stored under the keys; no other change of settings comes between until the transaction ends. */
export async function lockSettings(
  tx: Transaction,
  keys: readonly string[],
): Promise<Map<string, SettingValue>> {
  await takeAdvisoryLock(tx, locks.settings);
  const rows = await tx
    .select()
    .from(settings)
    .where(inArray(settings.key, [...keys]));
  return new Map(rows.map(({ key, value }) => [key, value]));
}

export async function writeSetting(
  tx: Transaction,
  key: string,
  value: SettingValue,
  now: Date,
): Promise<void> {
  await tx
    .insert(settings)
    .values({ key, category: categoryOf(key), value, updatedAt: now })
    .onConflictDoUpdate({ target: settings.key, set: { value, updatedAt: now } });
}

export async function removeSetting(tx: Transaction, key: string): Promise<void> {
  await tx.delete(settings).where(eq(settings.key, key));
}

export async function recordChanges(
  tx: Transaction,
  changes: (typeof settingChanges.$inferInsert)[],
): Promise<void> {
  if (changes.length > 0) await tx.insert(settingChanges).values(changes);
}

/** Newest first. */
export async function findChanges(
  db: Reader,
  { key, limit }: { key?: string | undefined; limit: number },
): Promise<SettingChange[]> {
  const rows = await db
    .select()
    .from(settingChanges)
    .where(key === undefined ? undefined : eq(settingChanges.key, key))
    .orderBy(desc(settingChanges.id))
    .limit(limit);
  return rows.map(toChange);
}

/** Secrets never leave. */
function toSetting({ key, category, value }: SettingRow): Setting {
  return { _id: key, key, category, value: shownValue(key, value) };
}

function toChange({
  key,
  category,
  before,
  after,
  changedBy,
  changedAt,
}: ChangeRow): SettingChange {
  return {
    key,
    category,
    before: before ?? undefined,
    after: after ?? undefined,
    changedBy,
    changedAt: changedAt.toISOString(),
  };
}
