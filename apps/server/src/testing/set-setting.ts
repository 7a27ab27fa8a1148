import { categoryOf, type KnownSettingKey, type SettingValue } from '@vestibule/domain/settings';
import type { Database } from '../database/connect.js';
import { settings } from '../settings/tables.js';

/** Writes a setting, whether the hotel's settings were seeded or not. */
export async function setSetting(
  db: Database,
  key: KnownSettingKey,
  value: SettingValue,
): Promise<void> {
  await db
    .insert(settings)
    .values({ key, category: categoryOf(key), value })
    .onConflictDoUpdate({ target: settings.key, set: { value } });
}
