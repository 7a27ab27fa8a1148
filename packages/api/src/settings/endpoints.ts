import type { GeneralSettings } from '@vestibule/domain/settings';
import { hotelApi } from '../transport/hotel-api.js';
import type { Reply } from '../transport/operation.js';
import { requestFor } from '../transport/request-for.js';
import * as contract from './contract.js';

/** The hotel's settings (spec 7, Settings). */
export const settingsApi = hotelApi.injectEndpoints({
  endpoints: (build) => ({
    getGeneralSettings: build.query<GeneralSettings, void>({
      query: () => requestFor(contract.getGeneralSettings, {}),
      rawResponseSchema: contract.getGeneralSettings.reply,
      transformResponse: (reply: Reply<typeof contract.getGeneralSettings>) => reply.data,
      providesTags: [{ type: 'Setting', id: 'general' }],
    }),
  }),
});

export const { useGetGeneralSettingsQuery } = settingsApi;
