import type { GeneralSettings } from '@vestibule/domain/settings';
import type { APIRequestContext } from '@playwright/test';

/** What the hotel says of itself: it begins with the brand, which is not always the demonstration's. */
export async function hotelSettings(request: APIRequestContext): Promise<GeneralSettings> {
  const { data } = (await (await request.get('/api/general-settings')).json()) as {
    data: GeneralSettings;
  };
  return data;
}
