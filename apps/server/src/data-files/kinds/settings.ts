import {
  checkSetting,
  holdsMask,
  isSecretSetting,
  settingValueSchema,
  shownValue,
  type SettingValue,
} from '@vestibule/domain/settings';
import * as v from 'valibot';
import { changeSettings } from '../../settings/change-settings.js';
import { findSettings, lockSettings } from '../../settings/store.js';
import type { KindDefinition } from '../kind.js';
import { tidy } from '../tidy.js';

/** Settings by their keys, without secrets: these never leave, so no import can take one away. */
export const settingsKind: KindDefinition<SettingValue> = {
  async read({ tx }) {
    const open = (await findSettings(tx)).filter(
      ({ key, value }) => !isSecretSetting(key) && !holdsMask(value),
    );
    return new Map(open.map(({ key, value }) => [key, tidy(value)]));
  },
  check(key, given) {
    const { success, output: value } = v.safeParse(settingValueSchema, given);
    const message = success ? faultOf(key, value) : 'is not accepted';
    return success && !message ? { entry: tidy(value) } : [{ path: [key], message: message ?? '' }];
  },
  async refuse(changed, { tx }) {
    const keys = changed.map(({ id }) => id);
    const stored = await lockSettings(tx, keys);
    const message = 'holds a secret, so no file changes it';
    return keys
      .filter((key) => holdsMask(shownValue(key, stored.get(key) ?? null)))
      .map((key) => ({ path: [key], message }));
  },
  async save(changed, { tx, by, now }) {
    const wanted = changed.map(({ id, after }) => ({ key: id, value: after }));
    await changeSettings(tx, wanted, { changedBy: by, now });
  },
  async remove(keys, { tx, by, now }) {
    const wanted = keys.map((key) => ({ key, value: undefined }));
    await changeSettings(tx, wanted, { changedBy: by, now });
  },
};

function faultOf(key: string, value: SettingValue): string | undefined {
  if (isSecretSetting(key) || holdsMask(value)) return 'is a secret, which is in no file';
  return checkSetting({ key, value });
}
