import type { Routes } from '@vestibule/domain/routes';
import type { Translation } from '@vestibule/domain/words';
import type { SocialProfile } from '../SocialLinks/SocialLinks.js';
import type { texts } from './Header.texts.js';

export interface NavigationEntry {
  path: string;
  label: string;
}

export interface HeaderUser {
  /** Missing when the account has none. */
  name?: string;
  email: string;
}

export interface HeaderContact {
  phone: string;
  address: string;
  /** A map of the address. */
  addressLink?: string;
  profiles: readonly SocialProfile[];
}

/** What a signed-in guest can reach from the header (spec 2, Layout). */
export const accountLinks = (t: Translation<typeof texts>, routes: Routes) => [
  { label: t.profile, href: routes.profile },
  { label: t.myBookings, href: routes.bookings },
];
