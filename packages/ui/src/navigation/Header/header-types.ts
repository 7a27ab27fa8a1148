import type { Routes } from '@vestibule/domain/routes';
import type { InLanguage, TextLanguage, Translation } from '@vestibule/domain/words';
import type { SocialProfile } from '../SocialLinks/SocialLinks.js';
import type { accountLinksTexts } from '@vestibule/domain/account';

/** With `lang` and `dir` where the label is not in the language of the page. */
export interface NavigationEntry extends Partial<TextLanguage> {
  path: string;
  label: string;
}

export interface HeaderUser {
  /** Missing when the account has none. */
  name?: string;
  email: string;
}

export interface HeaderContact extends InLanguage {
  phone: string;
  address: string;
  /** A map of the address. */
  addressLink?: string;
  profiles: readonly SocialProfile[];
}

/** How guests rate the hotel on an external booking site. */
export interface GuestRating {
  /** As that site writes it, such as `8.7`. */
  value: string;
  /** The hotel's page there. */
  href: string;
}

/** What a signed-in guest can reach from the header (spec 2, Layout). */
export const accountLinks = (t: Translation<typeof accountLinksTexts>, routes: Routes) => [
  { label: t.profile, href: routes.profile },
  { label: t.myBookings, href: routes.bookings },
];
