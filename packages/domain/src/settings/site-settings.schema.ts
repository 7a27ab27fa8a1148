import * as v from 'valibot';
import { paymentMethods } from '../payments/payment-method.js';

/** What the specification fixes and a hotel may decide for itself: the settings of `site`. */
export const siteSettingsSchema = v.object({
  /** How long the page loader shows; 0 turns it off (ruling 1). */
  pageLoaderMs: v.number(),
  /** The 6.0 in the header. */
  ratingBadge: v.boolean(),
  /** Rows of sample data in My Bookings, for a guest who has none (ruling 2). */
  sampleBookings: v.boolean(),
  /** Three numbers fixed at 0, or how many bookings the guest has. */
  profileStats: v.picklist(['fixed', 'counted']),
  /** 44m2 for every room, or the size of its own record. */
  roomSize: v.picklist(['fixed', 'own']),
  /** The place for a video on a room's page. */
  videoPlaceholder: v.boolean(),
  /** The contact form sends its message to the desk. */
  contactForm: v.boolean(),
  /** The footer's form takes addresses for a newsletter. */
  newsletter: v.boolean(),
  /** In this order the ways to pay are offered. */
  paymentOrder: v.array(v.picklist(paymentMethods)),
  /** What the phone number of a new account begins with. */
  phoneCountry: v.object({ country: v.string(), callingCode: v.string() }),
});
export type SiteSettings = v.InferOutput<typeof siteSettingsSchema>;
