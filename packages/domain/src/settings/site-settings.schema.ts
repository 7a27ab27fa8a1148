import * as v from 'valibot';
import { categorySchema } from './category-settings.js';

/** What the specification fixes and a hotel may decide for itself: the settings of `site`. */
export const siteSettingsSchema = v.object({
  ...categorySchema('site').entries,
  /** Stored by its country alone. */
  phoneCountry: v.object({ country: v.string(), callingCode: v.string() }),
});
export type SiteSettings = v.InferOutput<typeof siteSettingsSchema>;
