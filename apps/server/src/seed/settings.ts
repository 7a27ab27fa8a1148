import { categoryOf, initialSettings } from '@vestibule/domain/settings';
import type { Transaction } from '../database/connect.js';
import { firstSettings } from '../settings/first-settings.js';
import { settings } from '../settings/tables.js';
import { saveWords } from '../translations/store.js';
import { settingWords } from './arabic/settings.js';
import type { Seed } from './seed.js';

/** A translation is of the demonstration's text: another brand's own name and address have none yet. */
const ownWords = settingWords.filter(([key]) => firstSettings[key] === initialSettings[key]);

export const settingsSeed: Seed = {
  name: 'settings',
  async seed(tx) {
    await insertSettings(tx, firstSettings);
    await saveWords(tx, 'settings', 'ar', Object.fromEntries(ownWords));
  },
};

export async function insertSettings(tx: Transaction, values: typeof firstSettings): Promise<void> {
  const rows = Object.entries(values).map(([key, value]) => ({
    key,
    category: categoryOf(key),
    value,
  }));
  await tx.insert(settings).values(rows);
}
