import { defaultGeneralSettings, initialSettings } from '@vestibule/domain/settings';
import { brand } from '@vestibule/site/brand';

/** What this hotel starts with, and what a reset brings back: its name is its brand's. */
export const firstSettings: typeof initialSettings = {
  ...initialSettings,
  'general.hotelName': brand.name,
  'email.senderName': brand.name,
};

/** Until the settings can be read. */
export const firstGeneralSettings = { ...defaultGeneralSettings, hotelName: brand.name };
