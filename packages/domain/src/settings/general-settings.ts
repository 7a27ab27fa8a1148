import type { SocialLink } from '../content/pages.js';
import { initialSettings } from './known-settings.js';
import { nameOf, type Setting } from './setting.js';

/** What GET /general-settings answers (spec 3, General settings). */
export interface GeneralSettings {
  hotelName: string;
  phone: string;
  address: string;
  /** Opens the address on a map. */
  addressLink: string;
  email: string;
  socialMedia: SocialLink[];
  /** IANA name of the hotel's one time zone (ruling 24). */
  timeZone: string;
}

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
