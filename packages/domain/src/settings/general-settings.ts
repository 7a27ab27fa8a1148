import type { GeneralSettings } from './general-settings.schema.js';
import { initialSettings } from './known-settings.js';
import { nameOf } from './setting.js';
import type { Setting } from './setting.schema.js';

/** Silent fallbacks: settings that could not be read (spec 8, ruling 28). */
export const defaultGeneralSettings: GeneralSettings = {
  hotelName: initialSettings['general.hotelName'],
  phone: initialSettings['general.phone'],
  address: initialSettings['general.address'],
  addressLink: initialSettings['general.addressLink'],
  email: initialSettings['general.email'],
  socialMedia: initialSettings['general.socialMedia'],
  timeZone: initialSettings['general.timeZone'],
};

/** `{phone: …}` from settings of one category, by the names within it. */
export function settingValues(settings: readonly Setting[]): Record<string, Setting['value']> {
  return Object.fromEntries(settings.map(({ key, value }) => [nameOf(key), value]));
}
