/** What the specification fixes and a hotel may decide for itself: the settings of `site`. */
export interface SiteSettings {
  /** How long the page loader shows; 0 turns it off (ruling 1). */
  pageLoaderMs: number;
  /** The 6.0 in the header. */
  ratingBadge: boolean;
}

/** As specified; also what a page shows while the settings cannot be read. */
export const defaultSiteSettings: SiteSettings = {
  pageLoaderMs: 2500,
  ratingBadge: true,
};

export const MAX_PAGE_LOADER_MS = 60_000;
