import * as v from 'valibot';
import { ruleMessage } from '../problem/rule-message.js';
import { isKnownSetting, knownSettings } from './known-settings.js';
import { SETTING_KEY, categoryOf } from './setting.js';
import type { SettingValue } from './setting.schema.js';

/** What a setting may hold at most, as JSON. */
export const MAX_SETTING_LENGTH = 10_000;

export interface SettingInput {
  key: string;
  category?: string;
  value: SettingValue;
}

/** What is wrong with a setting, in words; undefined when it may be stored. */
export function checkSetting({ key, category, value }: SettingInput): string | undefined {
  if (!SETTING_KEY.test(key)) return 'The key must look like category.name';
  if (category !== undefined && category !== categoryOf(key)) {
    return `The key ${key} belongs to the category ${categoryOf(key)}`;
  }
  if (value === null) return 'The value is missing';
  if (JSON.stringify(value).length > MAX_SETTING_LENGTH) return 'The value is too long';
  if (!isKnownSetting(key)) return undefined;
  const result = v.safeParse(knownSettings[key], value, { message: ruleMessage });
  return result.success ? undefined : result.issues[0].message;
}

/** All that is wrong in a list, by key; empty when every setting may be stored. */
export function checkSettings(settings: readonly SettingInput[]): Record<string, string> {
  const seen = new Set<string>();
  // A plain object already has a `toString`, which is no message.
  const wrong = new Map<string, string>();
  for (const setting of settings) {
    const message = seen.has(setting.key) ? 'The key appears twice' : checkSetting(setting);
    if (message && !wrong.has(setting.key)) wrong.set(setting.key, message);
    seen.add(setting.key);
  }
  return Object.fromEntries(wrong);
}
