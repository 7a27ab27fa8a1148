import { useGetFooterQuery } from '@vestibule/api/content';
import { useGetAppConfigQuery, useGetGeneralSettingsQuery } from '@vestibule/api/settings';
import {
  fallbackFooterIn,
  fallbackPagesIn,
  fallbackPagesTexts,
  hotelContact,
  isDemonstration,
  placeholderContact,
  type ContentPages,
  type Footer,
  type HotelContact,
} from '@vestibule/domain/content';
import {
  defaultSiteSettings,
  undecidedSiteSettings,
  type SiteSettings,
} from '@vestibule/domain/settings';
import type { GuestRating } from '@vestibule/ui/navigation';
import { useTexts } from '@vestibule/ui/theme';
import { hotelContact as brandContact, hotelName } from '../hotel-brand.js';
import type { StructuredData } from './structured-data.js';

/** The rating shown, and the external booking site behind it (spec 2, Layout; spec 9). */
const RATING = '6.0';
const RATING_HREF = 'https://www.booking.com/';

/** What the hotel has decided about its pages; until that is known, as specified where it is the demonstration. */
export function useSite(): SiteSettings {
  const first = useDemonstration() ? defaultSiteSettings : undecidedSiteSettings;
  return { ...first, ...useGetAppConfigQuery().data?.site };
}

/** What the rating badge says, and where it leads; undefined where the hotel shows none. */
export function useRating(): GuestRating | undefined {
  const { data: config } = useGetAppConfigQuery();
  if (!useSite().ratingBadge) return undefined;
  return { value: RATING, href: config?.ratingLink || RATING_HREF };
}

/** The brand's, until the settings say otherwise. */
export function useHotelName(): string {
  const { data: settings } = useGetGeneralSettingsQuery();
  return settings?.hotelName || hotelName;
}

const identity = { name: hotelName, contact: brandContact };

/** Whether pages show what tells of the demonstration alone, in a hotel that its settings call `name`. */
export const showsDemonstration = (name = hotelName): boolean => isDemonstration(identity, name);

/** Whether this hotel is the demonstration, whose facts and pictures are no other hotel's. */
export const useDemonstration = (): boolean => showsDemonstration(useHotelName());

/** What pages say and show without their records. */
export function useFallbackPages(): ContentPages {
  return fallbackPagesIn(useTexts(fallbackPagesTexts), useDemonstration());
}

/** What stands for the footer's record: of another hotel than the demonstration, with its own contact. */
export function useFallbackFooter(): Footer {
  const t = useTexts(fallbackPagesTexts);
  const own = useDemonstration() ? undefined : (brandContact ?? placeholderContact);
  return fallbackFooterIn(t, useHotelName(), own);
}

/** How to reach the hotel, from settings, footer or defaults. */
export function useHotelContact(): HotelContact {
  const { data: settings } = useGetGeneralSettingsQuery();
  const { data: footer } = useGetFooterQuery();
  return hotelContact(settings, footer, useFallbackFooter());
}

/** The hotel as schema.org knows it; ratings and other invented values stay out (ruling 12). */
export function hotelData(name: string, contact: HotelContact, publicUrl: string): StructuredData {
  return {
    '@type': 'Hotel',
    name,
    url: publicUrl,
    telephone: contact.phone,
    email: contact.email,
    address: contact.address,
  };
}
