import { generalSettingsApi } from '@vestibule/api/settings';
import type { HotelState } from '@vestibule/api/transport';
import { HOTEL_TIME_ZONE } from '@vestibule/domain/calendar';

const general = generalSettingsApi.endpoints.getGeneralSettings.select();

/** The hotel's time zone as its settings say; the default until they have come (ruling 24). */
export function selectTimeZone(state: HotelState): string {
  return general(state).data?.timeZone ?? HOTEL_TIME_ZONE;
}
