import type { GeneralSettings } from '@vestibule/domain/settings';
import { hotelApi } from '../transport/hotel-api.js';
import type { Reply } from '../transport/operation.js';
import { getAppConfig, getGeneralSettings } from './contract.js';
import { read } from './read.js';

/** The settings that every page shows; apart, so that a page need not load the others. */
export const generalSettingsApi = hotelApi.injectEndpoints({
  endpoints: (build) => ({
    getGeneralSettings: build.query<GeneralSettings, void>(read(getGeneralSettings, 'general')),
    getAppConfig: build.query<Reply<typeof getAppConfig>['data'], void>(
      read(getAppConfig, 'app-config'),
    ),
  }),
});

export const { useGetGeneralSettingsQuery, useGetAppConfigQuery } = generalSettingsApi;
