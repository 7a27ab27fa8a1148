'use client';
import type { CallsOf } from '../transport/call.js';
import { dataEndpoint } from '../transport/endpoint.js';
import type { CallInput } from '../transport/operation.js';
import type * as contract from './contract.js';
import type { generalRoutes } from './general-routes.js';
import { routes } from './routes.js';
import { generalSettingsApi } from './general-endpoints.js';
import { read } from './read.js';

const calls: Omit<CallsOf<typeof contract>, keyof typeof generalRoutes> = routes;

type HistoryQuery = NonNullable<CallInput<typeof contract.listSettingChanges>['query']>;

/** Reading the hotel's settings (spec 7, Settings). */
export const settingsApi = generalSettingsApi.injectEndpoints({
  endpoints: (build) => ({
    getBookingSettings: build.query(read(calls.getBookingSettings, 'booking')),
    getNotificationSettings: build.query(read(calls.getNotificationSettings, 'notifications')),
    getPaymentSettings: build.query(read(calls.getPaymentSettings, 'payment')),
    getEmailSettings: build.query(read(calls.getEmailSettings, 'email')),
    getMaintenanceMode: build.query(read(calls.getMaintenanceMode, 'maintenance')),
    getSystemHealth: build.query(read(calls.getSystemHealth, 'health')),
    listSettings: build.query({
      ...dataEndpoint(calls.listSettings, (category: string) => ({ params: { category } })),
      providesTags: (_settings, _failure, category) => [{ type: 'Setting', id: category }],
    }),
    getSetting: build.query({
      ...dataEndpoint(calls.getSetting, (key: string) => ({ params: { key } })),
      providesTags: (_setting, _failure, key) => [{ type: 'Setting', id: key }],
    }),
    listSettingChanges: build.query({
      ...dataEndpoint(calls.listSettingChanges, (query: HistoryQuery | void) => ({
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
