import { useGetAppConfigQuery, useGetGeneralSettingsQuery } from '@vestibule/api/settings';
import { hotelContact } from '@vestibule/domain/content';

/** Until the settings say otherwise. */
const HOTEL_NAME = 'Qasr Al Bahr';

/** The external booking site behind the rating badge (spec 2, Layout). */
const RATING_HREF = 'https://www.booking.com/';

export function useRatingHref(): string {
  const { data: config } = useGetAppConfigQuery();
  return config?.ratingLink || RATING_HREF;
}

export function useHotelName(): string {
  const { data: settings } = useGetGeneralSettingsQuery();
  return settings?.hotelName || HOTEL_NAME;
}

/** As the header shows it. */
export function useHotelPhone(): string {
  const { data: settings } = useGetGeneralSettingsQuery();
  return hotelContact(settings).phone;
}
