import { categoryOf, nameOf, settingValues, type SettingValue } from '@vestibule/domain/settings';
import type { Database, Transaction } from '../database/connect.js';
import { firstSettings } from './first-settings.js';
import { findSettings } from './store.js';

/** One category's values by name: what is stored over the defaults. */
export async function readValues(
  db: Database | Transaction,
  category: string,
): Promise<Record<string, SettingValue>> {
  const defaults = Object.entries(firstSettings)
    .filter(([key]) => categoryOf(key) === category)
    .map(([key, value]) => [nameOf(key), value] as const);
  return {
    ...Object.fromEntries(defaults),
    ...settingValues(await findSettings(db, category)),
  };
}
