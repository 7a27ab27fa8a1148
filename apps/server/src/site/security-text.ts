import { addDays, type Day } from '@vestibule/domain/calendar';
import { mailHref, phoneHref, type FallbackContact } from '@vestibule/domain/content';
import { languages } from '@vestibule/domain/words';
import { brand } from '@vestibule/site/brand';
import type { Hono } from 'hono';
import { REVALIDATE } from '../replies/reply-cache.js';
import type { Services } from '../services.js';

const PATH = '/.well-known/security.txt';
/** RFC 9116 recommends less than a year. */
const DAYS_VALID = 180;

/** Tells where to report a weakness of the hotel's website (RFC 9116), as the brand's contact says; without one, 404. */
export function serveSecurityText(
  web: Hono,
  { config, today }: Pick<Services, 'config' | 'today'>,
  contact: FallbackContact | undefined = brand.contact,
): void {
  web.get(PATH, (context) =>
    contact
      ? context.text(securityText(contact, config.publicUrl, today()), 200, {
          'cache-control': REVALIDATE,
        })
      : context.text('Not found', 404, { 'cache-control': 'no-store' }),
  );
}

function securityText({ email, phone }: FallbackContact, publicUrl: string, today: Day): string {
  return [
    `Contact: ${mailHref(email)}`,
    `Contact: ${phoneHref(phone)}`,
    `Expires: ${addDays(today, DAYS_VALID)}T00:00:00Z`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${publicUrl}${PATH}`,
    '',
  ].join('\n');
}
