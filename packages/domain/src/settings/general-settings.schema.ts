import * as v from 'valibot';
import { socialLinkSchema } from '../content/social-link.schema.js';

/** What GET /general-settings answers (spec 3, General settings). */
export const generalSettingsSchema = v.object({
  hotelName: v.string(),
  phone: v.string(),
  address: v.string(),
  /** Opens the address on a map. */
  addressLink: v.string(),
  email: v.string(),
  socialMedia: v.array(socialLinkSchema),
  /** IANA name of the hotel's one time zone (ruling 24). */
  timeZone: v.string(),
});
export type GeneralSettings = v.InferOutput<typeof generalSettingsSchema>;
