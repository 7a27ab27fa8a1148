import * as v from 'valibot';

export const socialLinkSchema = v.object({
  platform: v.string(),
  url: v.string(),
  icon: v.optional(v.string()),
});
export type SocialLink = v.InferOutput<typeof socialLinkSchema>;
