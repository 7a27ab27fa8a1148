const hero = /^content\/hero-(?=[a-z0-9-]+$)/;
/** What a page or a record may open with; of a room's pictures, the one that is named as its first. */
const leading = /^((content|events|halls|services)\/[a-z0-9-]+|rooms\/[a-z0-9-]+-1)$/;

/**
 * The link preview that is cut from the picture of this name (`{kind}/{name}`), below
 * `/uploads/og/` and without its `.jpg`. That of `content/hero-spa` is `spa`; others keep their
 * name. Every picture of `content`, `events`, `halls` and `services` has one, because a page may
 * name any of them as its own; of `rooms` those that end in `-1` have one, and no others do.
 */
export function linkPreview(name: string): string | undefined {
  if (hero.test(name)) return name.replace(hero, '');
  return leading.test(name) ? name : undefined;
}

/** The size, in pixels, that social networks show whole. */
export const linkPreviewSize = { width: 1200, height: 630 } as const;
