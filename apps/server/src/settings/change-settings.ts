import { ProblemError } from '@vestibule/domain/problem';
import {
  categoryOf,
  checkSettings,
  holdsMask,
  shownValue,
  type SettingValue,
} from '@vestibule/domain/settings';
import { isDeepStrictEqual } from 'node:util';
import type { Transaction } from '../database/connect.js';
import { lockSettings, recordChanges, removeSetting, writeSetting } from './store.js';

/** A setting's next value; undefined removes it. */
export interface WantedSetting {
  key: string;
  value: SettingValue | undefined;
}

/** Who changes, and when: what the history keeps. */
export interface ChangeAuthor {
  changedBy: string;
  now: Date;
}

/** Refuses the whole list when one of it may not be stored. */
export function requireValid(wanted: readonly { key: string; value: SettingValue }[]): void {
  const fields = checkSettings(wanted);
  if (Object.keys(fields).length > 0) throw new ProblemError('settings.invalid', { fields });
  if (wanted.some(({ value }) => holdsMask(value)))
    throw new ProblemError('settings.secret-masked');
}

/**
 * The only way settings change: what really differs is written and kept in the history, in one
 * transaction. Answers the keys that changed.
 */
export async function changeSettings(
  tx: Transaction,
  wanted: readonly WantedSetting[],
  { changedBy, now }: ChangeAuthor,
): Promise<string[]> {
  const before = await lockSettings(
    tx,
    wanted.map(({ key }) => key),
  );
  const changed = wanted.filter(({ key, value }) => !isDeepStrictEqual(before.get(key), value));
  for (const { key, value } of changed) {
    await (value === undefined ? removeSetting(tx, key) : writeSetting(tx, key, value, now));
  }
  const shown = (key: string, value: SettingValue | undefined) =>
    value === undefined ? undefined : shownValue(key, value);
  await recordChanges(
    tx,
    changed.map(({ key, value }) => ({
      key,
      category: categoryOf(key),
      before: shown(key, before.get(key)),
      after: shown(key, value),
      changedBy,
      changedAt: now,
    })),
  );
  return changed.map(({ key }) => key);
}
