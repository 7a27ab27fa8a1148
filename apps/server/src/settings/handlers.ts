import * as contract from '@vestibule/api/settings/contract';
import { paymentSettingsSchema } from '@vestibule/domain/payments';
import * as v from 'valibot';
import type { HandlersOf } from '../http/handler.js';
import { succeed } from '../http/succeed.js';
import type { Services } from '../services.js';
import { clearCache } from './clear-cache.js';
import { createSetting } from './create-setting.js';
import { deleteSetting } from './delete-setting.js';
import { exportSettings } from './export-settings.js';
import { getAppConfig } from './get-app-config.js';
import { getSetting } from './get-setting.js';
import { getSystemHealth } from './get-system-health.js';
import { importSettings } from './import-settings.js';
import { listSettingChanges } from './list-setting-changes.js';
import { listSettings } from './list-settings.js';
import { readMaintenanceMode } from './maintenance-mode.js';
import { readGeneralSettings } from './read-general-settings.js';
import { readValues } from './read-values.js';
import { resetSettings } from './reset-settings.js';
import { setMaintenanceMode } from './set-maintenance-mode.js';
import { updateSetting } from './update-setting.js';
import { updateSettings } from './update-settings.js';
import { validateSettings } from './validate-settings.js';

/** Calls with a path of their own stand before `{category}` and `{id}`, which would take them. */
export const settingsHandlers: HandlersOf<typeof contract> = {
  getGeneralSettings: async (_, { services }) => succeed(await readGeneralSettings(services.db)),
  getAppConfig,
  getBookingSettings: (_, { services }) =>
    replyValues(services, 'booking', contract.bookingSettingsSchema),
  getNotificationSettings: (_, { services }) =>
    replyValues(services, 'notifications', contract.notificationSettingsSchema),
  getPaymentSettings: (_, { services }) => replyValues(services, 'payment', paymentSettingsSchema),
  getEmailSettings: (_, { services }) =>
    replyValues(services, 'email', contract.emailSettingsSchema),
  getMaintenanceMode: async (_, { services }) => succeed(await readMaintenanceMode(services.db)),
  getSystemHealth,
  listSettingChanges,
  exportSettings,
  getSetting,
  listSettings,
  updateSettings,
  setMaintenanceMode,
  updateSetting,
  createSetting,
  deleteSetting,
  clearCache,
  importSettings,
  resetSettings,
  validateSettings,
};

/** The values of one category. */
async function replyValues<Schema extends v.GenericSchema>(
  { db }: Services,
  category: string,
  schema: Schema,
) {
  return succeed(v.parse(schema, await readValues(db, category)));
}
