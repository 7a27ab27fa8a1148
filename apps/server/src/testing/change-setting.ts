import type { SettingValue } from '@vestibule/domain/settings';
import { openDatabase } from '../database/connect.js';
import { inTransaction } from '../database/retry.js';
import { writeSetting } from '../settings/store.js';

/** Changes a setting of the hotel of a data folder, whose server may run. */
export async function changeSetting(
  dataDir: string,
  key: string,
  value: SettingValue,
): Promise<void> {
  const { db, close } = await openDatabase({ dataDir });
  try {
    await inTransaction(db, (tx) => writeSetting(tx, key, value, new Date()));
  } finally {
    await close();
  }
}
