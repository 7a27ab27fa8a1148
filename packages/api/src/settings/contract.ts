import * as v from 'valibot';
import type { GeneralSettings } from '@vestibule/domain/settings';
import { socialLinkSchema } from '../content/page-schemas.js';
import { operation } from '../transport/operation.js';

export const generalSettingsSchema = v.object({
  hotelName: v.string(),
  phone: v.string(),
  address: v.string(),
  addressLink: v.string(),
  email: v.string(),
  socialMedia: v.array(socialLinkSchema),
  timeZone: v.string(),
}) satisfies v.GenericSchema<unknown, GeneralSettings>;

/** Spec 7: success and data. */
export const getGeneralSettings = operation({
  id: 'settings.get-general-settings',
  method: 'GET',
  path: '/general-settings',
  summary: 'How to reach the hotel: phone, address, email, social links',
  access: 'public',
  reply: v.object({ success: v.literal(true), data: generalSettingsSchema }),
  problems: [],
});
