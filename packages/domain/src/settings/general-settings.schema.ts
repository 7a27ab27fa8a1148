import * as v from 'valibot';
import { socialLinkSchema } from '../content/pages.schema.js';
import { categorySchema } from './category-settings.js';

/** What GET /general-settings answers (spec 3, General settings). */
export const generalSettingsSchema = v.object({
  ...categorySchema('general').entries,
  socialMedia: v.array(socialLinkSchema),
});
export type GeneralSettings = v.InferOutput<typeof generalSettingsSchema>;
