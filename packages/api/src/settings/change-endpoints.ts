'use client';
import type { SettingsFileFormat } from '@vestibule/domain/settings';
import { dataEndpoint, endpoint } from '../transport/endpoint.js';
import type { CallsOf } from '../transport/call.js';
import { hotelApi } from '../transport/hotel-api.js';
import type { Body, Reply } from '../transport/operation.js';
import { requestFor } from '../transport/request-for.js';
import type * as contract from './contract.js';
import type { generalRoutes } from './general-routes.js';
import { routes } from './routes.js';
import { formOf, readFile, type ReceivedFile } from './settings-transfer.js';

const calls: Omit<CallsOf<typeof contract>, keyof typeof generalRoutes> = routes;

/** A setting's new value, by its id. */
type ChangedSetting = { id: string } & Body<typeof contract.updateSetting>;

/** One change can show in every list of settings, and closes or opens the whole site. */
const everySetting = ['Setting' as const];

/** Changing the hotel's settings: administrators only (ruling 13). */
export const settingsChangeApi = hotelApi.injectEndpoints({
  endpoints: (build) => ({
    updateSetting: build.mutation({
      ...dataEndpoint(calls.updateSetting, ({ id, value }: ChangedSetting) => ({
        params: { id },
        body: { value },
      })),
      invalidatesTags: everySetting,
    }),
    updateSettings: build.mutation({
      ...dataEndpoint(calls.updateSettings),
      invalidatesTags: everySetting,
    }),
    createSetting: build.mutation({
      ...dataEndpoint(calls.createSetting),
      invalidatesTags: everySetting,
    }),
    deleteSetting: build.mutation({
      ...endpoint(calls.deleteSetting, (id: string) => ({ params: { id } })),
      invalidatesTags: everySetting,
    }),
    setMaintenanceMode: build.mutation({
      ...dataEndpoint(calls.setMaintenanceMode),
      invalidatesTags: everySetting,
    }),
    clearCache: build.mutation({
      ...endpoint(calls.clearCache),
    }),
    resetSettings: build.mutation({
      ...dataEndpoint(calls.resetSettings, (category: string | void) => ({
        body: category ? { category } : {},
      })),
      invalidatesTags: everySetting,
    }),
    validateSettings: build.mutation({
      ...dataEndpoint(calls.validateSettings),
    }),
    exportSettings: build.mutation<ReceivedFile, SettingsFileFormat | void>({
      query: (format) => ({
        ...requestFor(calls.exportSettings, { query: format ? { format } : {} }),
        responseHandler: readFile,
      }),
    }),
    importSettings: build.mutation<
      Reply<typeof contract.importSettings>['data'],
      { file: File; overwrite?: boolean }
    >({
      query: (upload) => ({
        url: calls.importSettings.path,
        method: calls.importSettings.method,
        body: formOf(upload),
      }),
      transformResponse: (reply: Reply<typeof contract.importSettings>) => reply.data,
      invalidatesTags: everySetting,
    }),
  }),
});

export const {
  useUpdateSettingMutation,
  useUpdateSettingsMutation,
  useCreateSettingMutation,
  useDeleteSettingMutation,
  useSetMaintenanceModeMutation,
  useClearCacheMutation,
  useResetSettingsMutation,
  useValidateSettingsMutation,
  useExportSettingsMutation,
  useImportSettingsMutation,
} = settingsChangeApi;
