import { isDemonstration, placeholderContact } from '@vestibule/domain/content';
import {
  defaultSettingsTexts,
  initialSettings,
  keyed,
  storedSiteSettings,
  undecidedSiteSettings,
  valuesIn,
  type GeneralSettings,
  type KnownSettings,
} from '@vestibule/domain/settings';
import { brand } from '@vestibule/site/brand';

/** The settings that say how to reach a hotel of this name. */
function named(hotelName: string, { phone, email, address, socialMedia } = placeholderContact) {
  return {
    'general.hotelName': hotelName,
    'general.phone': phone,
    'general.email': email,
    'general.address': address,
    'general.addressLink': 'https://www.openstreetmap.org/',
    'general.socialMedia': socialMedia,
    'email.senderName': hotelName,
    'email.senderAddress': email,
    'email.deskAddress': email,
  } satisfies Partial<KnownSettings>;
}

/** Name and contact of a brand of its own. */
const own = isDemonstration(brand) ? {} : named(brand.name, brand.contact);

/** What this hotel starts with, and what a reset brings back: its name and contact are its brand's. */
export const firstSettings: KnownSettings = { ...initialSettings, ...own };

/** Until the settings can be read. */
export const firstGeneralSettings: GeneralSettings = valuesIn('general', firstSettings);

/** What nobody can take for a hotel's own. */
export const placeholderSettings = named(defaultSettingsTexts.yourHotel, {
  ...placeholderContact,
  address: defaultSettingsTexts.yourAddress,
});

/**
 * What a hotel that is seeded with `SEED=none` starts with instead: nobody's name, address or number, and
 * nothing that pages would say of its rooms, its rating and its films without knowing them.
 */
export const emptyHotelSettings: KnownSettings = {
  ...firstSettings,
  ...placeholderSettings,
  ...own,
  'general.timeZone': 'UTC',
  'booking.arrivalNote': '',
  ...keyed('site', storedSiteSettings(undecidedSiteSettings)),
};
