import * as v from 'valibot';
import { paymentMethods } from '@vestibule/domain/payments';
import { settingValueSchema, siteSettingsSchema } from '@vestibule/domain/settings';

export const settingInputSchema = v.object({ key: v.string(), value: settingValueSchema });

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

export const emailSettingsSchema = v.object({
  senderName: v.string(),
  senderAddress: v.string(),
  deskAddress: v.string(),
  /** `HH:MM` at the hotel. */
  morningLetterTime: v.string(),
});

export const systemHealthSchema = v.object({
  status: v.picklist(['ok', 'degraded']),
  database: v.picklist(['ok', 'failed']),
  maintenance: v.boolean(),
  uptimeSeconds: v.number(),
  time: v.string(),
});
