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
import { listSettings } from './list-settings.js';
import { readMaintenanceMode } from './maintenance-mode.js';
import { readGeneralSettings } from './read-general-settings.js';
import { readValues } from './read-values.js';
import { resetSettings } from './reset-settings.js';
import { setMaintenanceMode } from './set-maintenance-mode.js';
import { findChanges } from './store.js';
import { translateSettings } from './translate-settings.js';
import { updateExisting } from './update-existing.js';
import { updateSetting } from './update-setting.js';
import { validateSettings } from './validate-settings.js';

const DEFAULT_CHANGES = 100;

/** Calls with a path of their own are before `{category}` and `{id}`, which would take them. */
export const settingsHandlers: HandlersOf<typeof contract> = {
  getGeneralSettings: async (_, { services: { db }, language }) =>
    succeed(await translateSettings(db, language, 'general', await readGeneralSettings(db))),
  getAppConfig,
  getBookingSettings: async (_, { services: { db }, language }) => {
    const values = v.parse(contract.bookingSettingsSchema, await readValues(db, 'booking'));
    return succeed(await translateSettings(db, language, 'booking', values));
  },
  getNotificationSettings: (_, { services }) =>
    replyValues(services, 'notifications', contract.notificationSettingsSchema),
  getPaymentSettings: (_, { services }) => replyValues(services, 'payment', paymentSettingsSchema),
  getEmailSettings: (_, { services }) =>
    replyValues(services, 'email', contract.emailSettingsSchema),
  getMaintenanceMode: async (_, { services: { db }, language }) =>
    succeed(await translateSettings(db, language, 'maintenance', await readMaintenanceMode(db))),
  getSystemHealth,
  listSettingChanges: async ({ query }, { services: { db } }) =>
    succeed(await findChanges(db, { limit: DEFAULT_CHANGES, ...query })),
  exportSettings,
  getSetting,
  listSettings,
  updateSettings: async ({ body }, { services, caller }) =>
    succeed(await updateExisting(body.settings, services, caller.email)),
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
