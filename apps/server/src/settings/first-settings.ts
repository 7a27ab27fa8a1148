import { isDemonstration } from '@vestibule/domain/content';
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

const ownName = isDemonstration(brand.name)
  ? {}
  : { 'general.hotelName': brand.name, 'email.senderName': brand.name };

/** What nobody can take for a hotel's own. */
export const placeholderSettings = {
  'general.hotelName': 'Your Hotel',
  'general.phone': '+000 0000 0000',
  'general.email': 'desk@hotel.example',
  'general.address': 'Your address',
  'email.senderName': 'Your Hotel',
  'email.senderAddress': 'desk@hotel.example',
  'email.deskAddress': 'desk@hotel.example',
};

/**
 * What a house that is seeded with `SEED=none` starts with instead: nobody's name, address or number, and
 * nothing that pages would say of its rooms and its rating without knowing them.
 */
export const emptyHouseSettings: typeof initialSettings = {
  ...firstSettings,
  ...placeholderSettings,
  ...ownName,
  'general.addressLink': 'https://www.openstreetmap.org/',
  'general.socialMedia': [],
  'general.timeZone': 'UTC',
  'booking.arrivalNote': '',
  'site.ratingBadge': false,
  'site.sampleBookings': false,
  'site.roomSize': 'own',
};
