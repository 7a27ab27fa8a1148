import * as v from 'valibot';
import { paymentMethods } from '@vestibule/domain/payments';
import {
  categorySchemas,
  settingValueSchema,
  siteSettingsSchema,
} from '@vestibule/domain/settings';

export const settingInputSchema = v.object({ key: v.string(), value: settingValueSchema });

export const appConfigSchema = v.object({
  ...categorySchemas['app-config'].entries,
  /** The ways to pay that are not turned off, in the order of `site.paymentOrder`. */
  paymentMethods: v.array(v.picklist(paymentMethods)),
  /** What the hotel has decided otherwise than specified (`defaultSiteSettings`): each page carries it. */
  site: v.partial(siteSettingsSchema),
});

/** The limits on what is held unpaid are the hotel's own matter. */
export const bookingSettingsSchema = v.pick(categorySchemas.booking, [
  'checkInTime',
  'checkOutTime',
  'arrivalNote',
]);

export const notificationSettingsSchema = categorySchemas.notifications;

export const emailSettingsSchema = categorySchemas.email;

export const systemHealthSchema = v.object({
  status: v.picklist(['ok', 'degraded']),
  database: v.picklist(['ok', 'failed']),
  maintenance: v.boolean(),
  uptimeSeconds: v.number(),
  time: v.string(),
});
