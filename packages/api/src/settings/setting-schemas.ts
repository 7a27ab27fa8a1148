import * as v from 'valibot';
import { paymentMethods, type PaymentSettings } from '@vestibule/domain/payments';
import {
  settingValueSchema,
  type GeneralSettings,
  type MaintenanceMode,
  type Setting,
  type SettingChange,
  type SiteSettings,
} from '@vestibule/domain/settings';
import { socialLinkSchema } from '../content/page-schemas.js';

export const settingSchema = v.object({
  _id: v.string(),
  key: v.string(),
  category: v.string(),
  value: settingValueSchema,
}) satisfies v.GenericSchema<unknown, Setting>;

export const settingInputSchema = v.object({ key: v.string(), value: settingValueSchema });

export const settingChangeSchema = v.object({
  key: v.string(),
  category: v.string(),
  before: v.optional(settingValueSchema),
  after: v.optional(settingValueSchema),
  changedBy: v.string(),
  changedAt: v.string(),
}) satisfies v.GenericSchema<unknown, SettingChange>;

export const generalSettingsSchema = v.object({
  hotelName: v.string(),
  phone: v.string(),
  address: v.string(),
  addressLink: v.string(),
  email: v.string(),
  socialMedia: v.array(socialLinkSchema),
  timeZone: v.string(),
}) satisfies v.GenericSchema<unknown, GeneralSettings>;

export const siteSettingsSchema = v.object({
  pageLoaderMs: v.number(),
  ratingBadge: v.boolean(),
  sampleBookings: v.boolean(),
  profileStats: v.picklist(['fixed', 'counted']),
  roomSize: v.picklist(['fixed', 'own']),
  videoPlaceholder: v.boolean(),
  contactForm: v.boolean(),
  newsletter: v.boolean(),
  paymentOrder: v.array(v.picklist(paymentMethods)),
  phoneCountry: v.object({ country: v.string(), callingCode: v.string() }),
}) satisfies v.GenericSchema<unknown, SiteSettings>;

export const appConfigSchema = v.object({
  currency: v.string(),
  locale: v.string(),
  ratingLink: v.string(),
  /** The ways to pay that are not turned off, in the order of `site.paymentOrder`. */
  paymentMethods: v.array(v.picklist(paymentMethods)),
  /** What the hotel has decided otherwise than specified (`defaultSiteSettings`): each page carries it. */
  site: v.partial(siteSettingsSchema),
});

export const bookingSettingsSchema = v.object({
  checkInTime: v.string(),
  checkOutTime: v.string(),
  arrivalNote: v.string(),
});

export const notificationSettingsSchema = v.object({
  bookingConfirmation: v.boolean(),
  requestReceived: v.boolean(),
});

export const paymentSettingsSchema = v.object({
  usdt: v.boolean(),
  card: v.boolean(),
}) satisfies v.GenericSchema<unknown, PaymentSettings>;

export const emailSettingsSchema = v.object({
  senderName: v.string(),
  senderAddress: v.string(),
  deskAddress: v.string(),
});

export const maintenanceModeSchema = v.object({
  enabled: v.boolean(),
  message: v.string(),
}) satisfies v.GenericSchema<unknown, MaintenanceMode>;

export const systemHealthSchema = v.object({
  status: v.picklist(['ok', 'degraded']),
  database: v.picklist(['ok', 'failed']),
  maintenance: v.boolean(),
  uptimeSeconds: v.number(),
  time: v.string(),
});
