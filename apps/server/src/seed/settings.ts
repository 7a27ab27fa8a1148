import { categoryOf, initialSettings } from '@vestibule/domain/settings';
import { settings } from '../settings/tables.js';
import type { Seed } from './seed.js';

export const settingsSeed: Seed = {
  name: 'settings',
  async seed(tx) {
    const rows = Object.entries(initialSettings).map(([key, value]) => ({
      key,
      category: categoryOf(key),
      value,
    }));
    await tx.insert(settings).values(rows);
  },
};
