import { settingValues, valuesIn, type SettingValue } from '@vestibule/domain/settings';
import type { Database, Transaction } from '../database/connect.js';
import { firstSettings } from './first-settings.js';
import { findSettings } from './store.js';

/** One category's values by name: what is stored over the defaults. */
export async function readValues(
  db: Database | Transaction,
  category: string,
): Promise<Record<string, SettingValue>> {
  return {
    ...valuesIn(category, firstSettings),
    ...settingValues(await findSettings(db, category)),
  };
}
