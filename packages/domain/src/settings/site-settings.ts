import type { PaymentMethod } from '../payments/payment-method.js';
import type { PhoneCountry } from './phone-country.js';

/** What the specification fixes and a hotel may decide for itself: the settings of `site`. */
export interface SiteSettings {
  /** How long the page loader shows; 0 turns it off (ruling 1). */
  pageLoaderMs: number;
  /** The 6.0 in the header. */
  ratingBadge: boolean;
  /** Rows of sample data in My Bookings, for a guest who has none (ruling 2). */
  sampleBookings: boolean;
  /** Three numbers fixed at 0, or how many bookings the guest has. */
  profileStats: 'fixed' | 'counted';
  /** 44m2 for every room, or the size of its own record. */
  roomSize: 'fixed' | 'own';
  /** The place for a video on a room's page. */
  videoPlaceholder: boolean;
  /** The contact form sends its message to the desk. */
  contactForm: boolean;
  /** The footer's form takes addresses for a newsletter. */
  newsletter: boolean;
  /** In this order the ways to pay are offered. */
  paymentOrder: PaymentMethod[];
  /** What the phone number of a new account begins with. */
  phoneCountry: PhoneCountry;
}

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

export const MAX_PAGE_LOADER_MS = 60_000;
