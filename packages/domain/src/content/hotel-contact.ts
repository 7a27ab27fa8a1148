import type { GeneralSettings } from '../settings/general-settings.schema.js';
import type { InLanguage } from '../words/index.js';
import { fallbackFooter } from './fallback-pages.js';
import type { Footer } from './pages.schema.js';
import type { SocialLink } from './social-link.schema.js';

/** How to reach the hotel, as header, footer and contact page show it. */
export interface HotelContact extends InLanguage {
  phone: string;
  email: string;
  address: string;
  /** Opens the address on a map. */
  addressLink: string;
  socialMedia: SocialLink[];
}

/**
 * General settings first, then the footer's contact details, then the hotel's defaults; each
 * line on its own (spec 2, Header and Contact).
 */
export function hotelContact(
  settings: (Partial<GeneralSettings> & InLanguage) | undefined,
  footer?: Footer & InLanguage,
  fallback: Footer = fallbackFooter,
): HotelContact {
  const info = footer?.contactInfo;
  const defaults = fallback.contactInfo;
  const source = settings?.address ? settings : footer;
  const address = settings?.address || info?.address || defaults.address;
  return {
    phone: settings?.phone || info?.phone || defaults.phone,
    email: settings?.email || info?.email || defaults.email,
    address,
    addressLink: settings?.addressLink || mapSearch(address),
    socialMedia: firstFilled(settings?.socialMedia, footer?.socialMedia) ?? fallback.socialMedia,
    language: source?.language,
    untranslated: source?.untranslated?.map((field) => field.replace('contactInfo.', '')),
  };
}

/**
 * The footer's texts; each part that the record lacks falls back on its own. How to reach the hotel is
 * `hotelContact` everywhere: a number changed in the settings must not stay wrong in the footer.
 */
export function footerContent(
  footer: (Footer & InLanguage) | undefined,
  fallback: Footer = fallbackFooter,
): Omit<Footer, 'contactInfo'> & InLanguage {
  return {
    aboutText: footer?.aboutText || fallback.aboutText,
    socialMedia: firstFilled(footer?.socialMedia) ?? fallback.socialMedia,
    copyrightText: footer?.copyrightText || fallback.copyrightText,
    language: footer?.language,
    untranslated: footer?.untranslated,
  };
}

/** `tel:` address of a phone number as people write it. */
export function phoneHref(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}

/** `mailto:` address; with a subject and a text that the mail begins with, where there are any. */
export function mailHref(email: string, draft: { subject?: string; body?: string } = {}): string {
  const query = Object.entries(draft)
    .filter(([, text]) => text)
    .map(([name, text]) => `${name}=${encodeURIComponent(text.replace(/\r?\n/g, '\r\n'))}`);
  return [`mailto:${email}`, query.join('&')].filter(Boolean).join('?');
}

function mapSearch(address: string): string {
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`;
}

function firstFilled(...lists: (SocialLink[] | undefined)[]): SocialLink[] | undefined {
  return lists.find((list) => list && list.length > 0);
}
