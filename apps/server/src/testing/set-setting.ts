import { categoryOf, type KnownSettingKey, type SettingValue } from '@vestibule/domain/settings';
import { openDatabase, type Database } from '../database/connect.js';
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

/** The same in the hotel of a data folder, whose server may run. */
export async function setSettingIn(
  dataDir: string,
  key: KnownSettingKey,
  value: SettingValue,
): Promise<void> {
  const { db, close } = await openDatabase({ dataDir });
  try {
    await setSetting(db, key, value);
  } finally {
    await close();
  }
}
