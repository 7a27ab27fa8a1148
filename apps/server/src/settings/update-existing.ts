import { ProblemError } from '@vestibule/domain/problem';
import { isKnownSetting, type Setting, type SettingValue } from '@vestibule/domain/settings';
import { inTransaction } from '../database/retry.js';
import type { Services } from '../services.js';
import { changeSettings, requireValid } from './change-settings.js';
import { findSetting, lockSettings } from './store.js';

/**
 * New values for settings that exist, all or none; answers them in the order they were sent. A
 * database that is older than a known setting has no row of it yet.
 */
export async function updateExisting(
  wanted: readonly { key: string; value: SettingValue }[],
  { db, now }: Pick<Services, 'db' | 'now'>,
  changedBy: string,
): Promise<[Setting, ...Setting[]]> {
  return await inTransaction(db, async (tx) => {
    const keys = wanted.map(({ key }) => key);
    const existing = await lockSettings(tx, keys);
    const missing = keys.filter((key) => !existing.has(key) && !isKnownSetting(key));
    if (missing.length > 0) {
      const fields = Object.fromEntries(missing.map((key) => [key, 'There is no such setting']));
      throw new ProblemError('settings.not-found', { fields });
    }
    requireValid(wanted);
    await changeSettings(tx, wanted, { changedBy, now: now() });
    const [first, ...rest] = await Promise.all(keys.map((key) => requireSetting(tx, key)));
    if (!first) throw new ProblemError('settings.not-found');
    return [first, ...rest];
  });
}

async function requireSetting(tx: Parameters<typeof findSetting>[0], key: string) {
  const setting = await findSetting(tx, key);
  if (!setting) throw new ProblemError('settings.not-found');
  return setting;
}
