const hero = /^content\/hero-/;
/** What records show first: one picture of a room, any of an event, a hall or a treatment. */
const ofRecords = /^(rooms\/.+-1|(events|halls|services)\/.+|content\/gallery-.+)$/;

/**
 * The link preview that is cut from the picture of this name (`{kind}/{name}`), below
 * `/uploads/og/` and without its `.jpg`. A page's hero gives the page's; most pictures have none.
 */
export function linkPreview(name: string): string | undefined {
  if (hero.test(name)) return name.replace(hero, '');
  return ofRecords.test(name) ? name : undefined;
}

/** The size, in pixels, that social networks show whole. */
export const linkPreviewSize = { width: 1200, height: 630 } as const;
