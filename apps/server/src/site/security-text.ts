import { addDays, type Day } from '@vestibule/domain/calendar';
import {
  isDemonstration,
  mailHref,
  phoneHref,
  type HotelIdentity,
} from '@vestibule/domain/content';
import { initialSettings, type GeneralSettings } from '@vestibule/domain/settings';
import { DEFAULT_LANGUAGE, languages } from '@vestibule/domain/words';
import { brand } from '@vestibule/site/brand';
import type { Hono } from 'hono';
import { REVALIDATE } from '../replies/reply-cache.js';
import type { Services } from '../services.js';
import { placeholderSettings } from '../settings/first-settings.js';

const PATH = '/.well-known/security.txt';
/** RFC 9116 recommends less than a year. */
const DAYS_VALID = 180;
/** Where a weakness of the software is reported (SECURITY.md). */
const PROJECT = 'https://github.com/vestibule/vestibule/security/advisories/new';

/**
 * Tells where to report a weakness of the hotel's website (RFC 9116): to the hotel, by its settings. The
 * demonstration is nobody's hotel, so it names the project. Without an email or phone of its own, a
 * hotel answers 404.
 */
export function serveSecurityText(
  web: Hono,
  { config, hotel, today }: Pick<Services, 'config' | 'hotel' | 'today'>,
  identity: HotelIdentity = brand,
): void {
  web.get(PATH, (context) => {
    const contacts = contactsOf(hotel(DEFAULT_LANGUAGE), identity);
    if (contacts.length === 0) {
      return context.text('Not found', 404, { 'cache-control': 'no-store' });
    }
    const text = securityText(contacts, config.publicUrl, today());
    return context.text(text, 200, { 'cache-control': REVALIDATE });
  });
}

function contactsOf(hotel: GeneralSettings, identity: HotelIdentity): string[] {
  const own = [
    ...(isOwn('general.email', hotel.email) ? [mailHref(hotel.email)] : []),
    ...(isOwn('general.phone', hotel.phone) ? [phoneHref(hotel.phone)] : []),
  ];
  if (own.length > 0) return own;
  return isDemonstration(identity, hotel.hotelName) ? [PROJECT] : [];
}

/** Neither the demonstration's nor a placeholder: nobody reads those. */
const isOwn = (key: 'general.email' | 'general.phone', value: string): boolean =>
  value !== '' && value !== initialSettings[key] && value !== placeholderSettings[key];

function securityText(contacts: readonly string[], publicUrl: string, today: Day): string {
  return [
    ...contacts.map((contact) => `Contact: ${contact}`),
    `Expires: ${addDays(today, DAYS_VALID)}T00:00:00Z`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${publicUrl}${PATH}`,
    '',
  ].join('\n');
}
