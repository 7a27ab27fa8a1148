import { clearCache } from './clear-cache.js';
import { createSetting } from './create-setting.js';
import { deleteSetting } from './delete-setting.js';
import { exportSettings } from './export-settings.js';
import { getAppConfig } from './get-app-config.js';
import { getBookingSettings } from './get-booking-settings.js';
import { getEmailSettings } from './get-email-settings.js';
import { getGeneralSettings } from './get-general-settings.js';
import { getMaintenanceMode } from './get-maintenance-mode.js';
import { getNotificationSettings } from './get-notification-settings.js';
import { getPaymentSettings } from './get-payment-settings.js';
import { getSetting } from './get-setting.js';
import { getSystemHealth } from './get-system-health.js';
import { importSettings } from './import-settings.js';
import { listSettingChanges } from './list-setting-changes.js';
import { listSettings } from './list-settings.js';
import { resetSettings } from './reset-settings.js';
import { setMaintenanceMode } from './set-maintenance-mode.js';
import { updateSetting } from './update-setting.js';
import { updateSettings } from './update-settings.js';
import { validateSettings } from './validate-settings.js';

/** Calls with a path of their own stand before `{category}` and `{id}`, which would take them. */
export const settingsHandlers = [
  getGeneralSettings,
  getAppConfig,
  getBookingSettings,
  getNotificationSettings,
  getPaymentSettings,
  getEmailSettings,
  getMaintenanceMode,
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
];
