import type { SiteSettings } from './site-settings.schema.js';

/** As specified; also what a page shows while the settings cannot be read. */
export const defaultSiteSettings: SiteSettings = {
  pageLoaderMs: 2500,
  ratingBadge: true,
  sampleBookings: true,
  profileStats: 'fixed',
  roomSize: 'fixed',
  videoPlaceholder: true,
  contactForm: false,
  newsletter: false,
  paymentOrder: ['usdt', 'visa'],
  phoneCountry: { country: 'US', callingCode: '+1' },
};

/** Of a hotel that has not decided yet: nothing is said of its rooms, its rating and its films. */
export const undecidedSiteSettings: SiteSettings = {
  ...defaultSiteSettings,
  ratingBadge: false,
  sampleBookings: false,
  roomSize: 'own',
  videoPlaceholder: false,
};

/** As they are stored: a country without its calling code. */
export const storedSiteSettings = (site: SiteSettings) => ({
  ...site,
  phoneCountry: site.phoneCountry.country,
});
