import type { MaintenanceMode, Setting, SettingsFileFormat } from '@vestibule/domain/settings';
import { hotelApi } from '../transport/hotel-api.js';
import type { Body, Reply } from '../transport/operation.js';
import { requestFor } from '../transport/request-for.js';
import * as contract from './contract.js';
import { formOf, readFile, type ReceivedFile } from './settings-transfer.js';

type Data<Replied extends { data: unknown }> = Replied['data'];
const data = <Replied extends { data: unknown }>(reply: Replied): Data<Replied> => reply.data;

/** One change can show in every list of settings, and closes or opens the whole site. */
const everySetting = ['Setting' as const];

/** Changing the hotel's settings: administrators only (ruling 13). */
export const settingsChangeApi = hotelApi.injectEndpoints({
  endpoints: (build) => ({
    updateSetting: build.mutation<Setting, { id: string } & Body<typeof contract.updateSetting>>({
      query: ({ id, value }) =>
        requestFor(contract.updateSetting, { params: { id }, body: { value } }),
      rawResponseSchema: contract.updateSetting.reply,
      transformResponse: data<Reply<typeof contract.updateSetting>>,
      invalidatesTags: everySetting,
    }),
    updateSettings: build.mutation<Setting[], Body<typeof contract.updateSettings>>({
      query: (body) => requestFor(contract.updateSettings, { body }),
      rawResponseSchema: contract.updateSettings.reply,
      transformResponse: data<Reply<typeof contract.updateSettings>>,
      invalidatesTags: everySetting,
    }),
    createSetting: build.mutation<Setting, Body<typeof contract.createSetting>>({
      query: (body) => requestFor(contract.createSetting, { body }),
      rawResponseSchema: contract.createSetting.reply,
      transformResponse: data<Reply<typeof contract.createSetting>>,
      invalidatesTags: everySetting,
    }),
    deleteSetting: build.mutation<Reply<typeof contract.deleteSetting>, string>({
      query: (id) => requestFor(contract.deleteSetting, { params: { id } }),
      rawResponseSchema: contract.deleteSetting.reply,
      invalidatesTags: everySetting,
    }),
    setMaintenanceMode: build.mutation<MaintenanceMode, Body<typeof contract.setMaintenanceMode>>({
      query: (body) => requestFor(contract.setMaintenanceMode, { body }),
      rawResponseSchema: contract.setMaintenanceMode.reply,
      transformResponse: data<Reply<typeof contract.setMaintenanceMode>>,
      invalidatesTags: everySetting,
    }),
    clearCache: build.mutation<Reply<typeof contract.clearCache>, void>({
      query: () => requestFor(contract.clearCache, {}),
      rawResponseSchema: contract.clearCache.reply,
    }),
    resetSettings: build.mutation<{ changed: number }, string | void>({
      query: (category) =>
        requestFor(contract.resetSettings, { body: category ? { category } : {} }),
      rawResponseSchema: contract.resetSettings.reply,
      transformResponse: data<Reply<typeof contract.resetSettings>>,
      invalidatesTags: everySetting,
    }),
    validateSettings: build.mutation<
      Reply<typeof contract.validateSettings>['data'],
      Body<typeof contract.validateSettings>
    >({
      query: (body) => requestFor(contract.validateSettings, { body }),
      rawResponseSchema: contract.validateSettings.reply,
      transformResponse: data<Reply<typeof contract.validateSettings>>,
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
      transformResponse: data<Reply<typeof contract.importSettings>>,
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
