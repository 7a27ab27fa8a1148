import type { HotelContact } from '@vestibule/domain/content';
import { useGetFooterQuery } from '@vestibule/api/content';
import { useGetGeneralSettingsQuery } from '@vestibule/api/settings';
import { hotelContact } from '@vestibule/domain/content';
import type { StructuredData } from './structured-data.js';

/** How to reach the hotel, from settings, footer or defaults. */
export function useHotelContact(): HotelContact {
  const { data: settings } = useGetGeneralSettingsQuery();
  const { data: footer } = useGetFooterQuery();
  return hotelContact(settings, footer);
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
