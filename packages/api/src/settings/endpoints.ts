import { dataEndpoint } from '../transport/endpoint.js';
import type { CallInput, Reply } from '../transport/operation.js';
import * as contract from './contract.js';
import { generalSettingsApi } from './general-endpoints.js';
import { read, type Answers } from './read.js';

type DataOf<O extends Answers<unknown>> = Reply<O>['data'];
type HistoryQuery = NonNullable<CallInput<typeof contract.listSettingChanges>['query']>;

/** Reading the hotel's settings (spec 7, Settings). */
export const settingsApi = generalSettingsApi.injectEndpoints({
  endpoints: (build) => ({
    getBookingSettings: build.query<DataOf<typeof contract.getBookingSettings>, void>(
      read(contract.getBookingSettings, 'booking'),
    ),
    getNotificationSettings: build.query<DataOf<typeof contract.getNotificationSettings>, void>(
      read(contract.getNotificationSettings, 'notifications'),
    ),
    getPaymentSettings: build.query<DataOf<typeof contract.getPaymentSettings>, void>(
      read(contract.getPaymentSettings, 'payment'),
    ),
    getEmailSettings: build.query<DataOf<typeof contract.getEmailSettings>, void>(
      read(contract.getEmailSettings, 'email'),
    ),
    getMaintenanceMode: build.query<DataOf<typeof contract.getMaintenanceMode>, void>(
      read(contract.getMaintenanceMode, 'maintenance'),
    ),
    getSystemHealth: build.query<DataOf<typeof contract.getSystemHealth>, void>(
      read(contract.getSystemHealth, 'health'),
    ),
    listSettings: build.query({
      ...dataEndpoint(contract.listSettings, (category: string) => ({ params: { category } })),
      providesTags: (_settings, _failure, category) => [{ type: 'Setting', id: category }],
    }),
    getSetting: build.query({
      ...dataEndpoint(contract.getSetting, (key: string) => ({ params: { key } })),
      providesTags: (_setting, _failure, key) => [{ type: 'Setting', id: key }],
    }),
    listSettingChanges: build.query({
      ...dataEndpoint(contract.listSettingChanges, (query: HistoryQuery | void) => ({
        query: query ?? {},
      })),
      providesTags: [{ type: 'Setting', id: 'history' }],
    }),
  }),
});

export const {
  useGetBookingSettingsQuery,
  useGetNotificationSettingsQuery,
  useGetPaymentSettingsQuery,
  useGetEmailSettingsQuery,
  useGetMaintenanceModeQuery,
  useGetSystemHealthQuery,
  useListSettingsQuery,
  useGetSettingQuery,
  useListSettingChangesQuery,
} = settingsApi;
