import type { SettingValue } from './setting.js';

const SECRET_NAME = /(secret|password|token|apikey|privatekey|credential)/i;

/** Stands where a secret is kept; secrets never leave, not even to an administrator. */
export const SECRET_MASK = '••••••••';

/** Whether the key names a secret, by its words. */
export function isSecretSetting(key: string): boolean {
  return SECRET_NAME.test(key.replace(/[-_.]/g, ''));
}

/** The value as it may be shown. */
export function shownValue(key: string, value: SettingValue): SettingValue {
  return isSecretSetting(key) && value !== null && value !== '' ? SECRET_MASK : value;
}
