import type { Setting } from '@vestibule/domain/settings';
import { asc, eq } from 'drizzle-orm';
import type { Database, Transaction } from '../database/connect.js';
import { settings } from './tables.js';

type Reader = Database | Transaction;
type SettingRow = typeof settings.$inferSelect;

export async function findSettings(db: Reader, category?: string): Promise<Setting[]> {
  const rows = await db
    .select()
    .from(settings)
    .where(category === undefined ? undefined : eq(settings.category, category))
    .orderBy(asc(settings.key));
  return rows.map(toSetting);
}

function toSetting({ key, category, value }: SettingRow): Setting {
  return { _id: key, key, category, value };
}
