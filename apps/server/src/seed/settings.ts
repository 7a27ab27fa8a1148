import { categoryOf } from '@vestibule/domain/settings';
import { firstSettings } from '../settings/first-settings.js';
import { settings } from '../settings/tables.js';
import { saveWords } from '../translations/store.js';
import { settingWords } from './arabic/settings.js';
import type { Seed } from './seed.js';

export const settingsSeed: Seed = {
  name: 'settings',
  async seed(tx) {
    const rows = Object.entries(firstSettings).map(([key, value]) => ({
      key,
      category: categoryOf(key),
      value,
    }));
    await tx.insert(settings).values(rows);
    await saveWords(tx, 'settings', 'ar', settingWords);
  },
};
