import * as v from 'valibot';
import { envelope, operation, translated, wholeNumberParameter } from '../transport/operation.js';
import { paymentSettingsSchema } from '@vestibule/domain/payments';
import {
  generalSettingsSchema,
  maintenanceModeSchema,
  settingChangeSchema,
  settingSchema,
} from '@vestibule/domain/settings';
import {
  appConfigSchema,
  bookingSettingsSchema,
  emailSettingsSchema,
  notificationSettingsSchema,
  systemHealthSchema,
} from './setting-schemas.js';
import { generalRoutes } from './general-routes.js';
import { routes } from './routes.js';

/** Spec 7: success and data. */
export const getGeneralSettings = operation({
  id: 'settings.get-general-settings',
  ...generalRoutes.getGeneralSettings,
  summary: 'How to reach the hotel: phone, address, email, social links',
  access: 'public',
  reply: v.object({ success: v.literal(true), data: translated(generalSettingsSchema) }),
  problems: [],
});

/** The settings of one category; payment, email and categories of the hotel's own are private. */
export const listSettings = operation({
  id: 'settings.list-settings',
  ...routes.listSettings,
  summary: 'The settings of one category',
  access: 'public',
  params: v.object({ category: v.string() }),
  reply: envelope(v.array(settingSchema)),
  problems: ['request.unauthenticated', 'request.forbidden', 'settings.category-not-found'],
});

export const getSetting = operation({
  id: 'settings.get-setting',
  ...routes.getSetting,
  summary: 'One setting by its key',
  access: 'public',
  params: v.object({ key: v.string() }),
  reply: envelope(settingSchema),
  problems: ['request.unauthenticated', 'request.forbidden', 'settings.not-found'],
});

export const getAppConfig = operation({
  id: 'settings.get-app-config',
  ...generalRoutes.getAppConfig,
  summary: 'Currency, locale, the link behind the rating, the ways to pay, what pages show',
  access: 'public',
  reply: envelope(appConfigSchema),
  problems: [],
});

export const getBookingSettings = operation({
  id: 'settings.get-booking-settings',
  ...routes.getBookingSettings,
  summary: 'Arrival and departure times',
  access: 'public',
  reply: envelope(translated(bookingSettingsSchema)),
  problems: [],
});

export const getNotificationSettings = operation({
  id: 'settings.get-notification-settings',
  ...routes.getNotificationSettings,
  summary: 'Which messages guests are sent',
  access: 'public',
  reply: envelope(notificationSettingsSchema),
  problems: [],
});

export const getPaymentSettings = operation({
  id: 'settings.get-payment-settings',
  ...routes.getPaymentSettings,
  summary: 'Which payment methods are offered',
  access: 'administrator',
  reply: envelope(paymentSettingsSchema),
  problems: [],
});

export const getEmailSettings = operation({
  id: 'settings.get-email-settings',
  ...routes.getEmailSettings,
  summary: 'Who mails are from, and where the desk reads its own',
  access: 'administrator',
  reply: envelope(emailSettingsSchema),
  problems: [],
});

export const getMaintenanceMode = operation({
  id: 'settings.get-maintenance-mode',
  ...routes.getMaintenanceMode,
  summary: 'Whether the public site is closed for a moment',
  access: 'public',
  reply: envelope(translated(maintenanceModeSchema)),
  problems: [],
});

export const getSystemHealth = operation({
  id: 'settings.get-system-health',
  ...routes.getSystemHealth,
  summary: 'Whether the server and its database answer',
  access: 'public',
  reply: envelope(systemHealthSchema),
  problems: [],
});

export const listSettingChanges = operation({
  id: 'settings.list-setting-changes',
  ...routes.listSettingChanges,
  summary: 'Every change, newest first: who, when, before, after',
  access: 'administrator',
  query: v.object({
    key: v.optional(v.string()),
    limit: v.optional(wholeNumberParameter(1, 500)),
  }),
  reply: envelope(v.array(settingChangeSchema)),
  problems: [],
});
