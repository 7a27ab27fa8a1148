import type { SettingValue } from './setting.schema.js';

const SECRET_NAME =
  /(secret|password|passwd|passphrase|token|apikey|accesskey|privatekey|credential)/i;
/** `smtp://user:password@host`: an address that lets in whoever reads it. */
const OPEN_ADDRESS = /^[a-z][a-z\d+.-]*:\/\/[^/?#]*:[^/?#]*@/i;

/** Stands where a secret is kept; secrets never leave, not even to an administrator. */
export const SECRET_MASK = '••••••••';

/** Whether the key names a secret, by its words. */
export function isSecretSetting(key: string): boolean {
  return SECRET_NAME.test(key.replace(/[-_.]/g, ''));
}

/** The value as it may be shown: secrets masked, however deep they stand. */
export function shownValue(key: string, value: SettingValue): SettingValue {
  if (isSecretSetting(key)) return value === null || value === '' ? value : SECRET_MASK;
  if (typeof value === 'string') return OPEN_ADDRESS.test(value) ? SECRET_MASK : value;
  if (Array.isArray(value)) return value.map((item) => shownValue('', item));
  if (typeof value !== 'object' || value === null) return value;
  const parts = Object.entries(value).map(([name, part]) => [name, shownValue(name, part)]);
  return Object.fromEntries(parts) as SettingValue;
}

/** Whether a value is the mask that a secret was shown by, or holds it. */
export function holdsMask(value: SettingValue): boolean {
  if (typeof value !== 'object' || value === null) return value === SECRET_MASK;
  return Object.values(value).some(holdsMask);
}
