import type { SettingsFileFormat } from '@vestibule/domain/settings';
import { dataEndpoint, endpoint } from '../transport/endpoint.js';
import { hotelApi } from '../transport/hotel-api.js';
import type { Body, Reply } from '../transport/operation.js';
import { requestFor } from '../transport/request-for.js';
import * as contract from './contract.js';
import { formOf, readFile, type ReceivedFile } from './settings-transfer.js';

/** A setting's new value, by its id. */
type ChangedSetting = { id: string } & Body<typeof contract.updateSetting>;

/** One change can show in every list of settings, and closes or opens the whole site. */
const everySetting = ['Setting' as const];

/** Changing the hotel's settings: administrators only (ruling 13). */
export const settingsChangeApi = hotelApi.injectEndpoints({
  endpoints: (build) => ({
    updateSetting: build.mutation({
      ...dataEndpoint(contract.updateSetting, ({ id, value }: ChangedSetting) => ({
        params: { id },
        body: { value },
      })),
      invalidatesTags: everySetting,
    }),
    updateSettings: build.mutation({
      ...dataEndpoint(contract.updateSettings),
      invalidatesTags: everySetting,
    }),
    createSetting: build.mutation({
      ...dataEndpoint(contract.createSetting),
      invalidatesTags: everySetting,
    }),
    deleteSetting: build.mutation({
      ...endpoint(contract.deleteSetting, (id: string) => ({ params: { id } })),
      invalidatesTags: everySetting,
    }),
    setMaintenanceMode: build.mutation({
      ...dataEndpoint(contract.setMaintenanceMode),
      invalidatesTags: everySetting,
    }),
    clearCache: build.mutation({
      ...endpoint(contract.clearCache),
    }),
    resetSettings: build.mutation({
      ...dataEndpoint(contract.resetSettings, (category: string | void) => ({
        body: category ? { category } : {},
      })),
      invalidatesTags: everySetting,
    }),
    validateSettings: build.mutation({
      ...dataEndpoint(contract.validateSettings),
    }),
    exportSettings: build.mutation<ReceivedFile, SettingsFileFormat | void>({
      query: (format) => ({
        ...requestFor(contract.exportSettings, { query: format ? { format } : {} }),
        responseHandler: readFile,
      }),
      rawResponseSchema: contract.exportSettings.reply,
    }),
    importSettings: build.mutation<
      Reply<typeof contract.importSettings>['data'],
      { file: File; overwrite?: boolean }
    >({
      query: (upload) => ({
        url: contract.importSettings.path,
        method: contract.importSettings.method,
        body: formOf(upload),
      }),
      rawResponseSchema: contract.importSettings.reply,
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
