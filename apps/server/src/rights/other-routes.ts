import { isDemonstration } from '@vestibule/domain/content';
import { brand } from '@vestibule/site/brand';
import type { Rights } from './rights.js';

interface OtherRoute {
  /** An address that it answers. */
  path: string;
  body?: string;
  rights: Rights;
}

const everybody = (path: string, status = 200): OtherRoute => ({
  path,
  rights: [status, status, status, status],
});

/** A session opens none of these: the provider's signature or key, or the operator's token, does. */
const nobody = (path: string, status = 401, body?: string): OtherRoute => ({
  ...everybody(path, status),
  ...(body !== undefined && { body }),
});

/** A provider's own site: who has its address may pay. */
const sandboxPage = everybody;

const administratorOnly = (path: string, status = 200): OtherRoute => ({
  path,
  rights: [401, 403, 403, status],
});

/**
 * What is answered beside the operations of the API, by method and pattern, in a demonstration that
 * is open to the world: visitor, guest, other guest, administrator.
 */
export const otherRoutes: Record<string, OtherRoute> = {
  'GET /healthz': everybody('/healthz'),
  'GET /readyz': everybody('/readyz'),
  'GET /metrics': nobody('/metrics'),

  'GET /uploads/colours.css': everybody('/uploads/colours.css'),
  'GET /uploads/*': everybody('/uploads/rooms/none.webp', 404),
  'ALL /api/*': everybody('/api/unheard-of', 404),
  'GET /api/newsletter/unsubscribe': everybody('/api/newsletter/unsubscribe?token=none', 302),
  'GET /api/openapi.json': everybody('/api/openapi.json'),
  'GET /api/docs': everybody('/api/docs'),
  'GET /api/docs/style.css': everybody('/api/docs/style.css'),
  'POST /api/payments/nowpayments/ipn': nobody('/api/payments/nowpayments/ipn', 401, '{}'),
  'POST /api/payments/thawani/webhook': nobody('/api/payments/thawani/webhook', 401, '{}'),
  // The token in the address is all that it asks for.
  'GET /ical/:file{[A-Za-z0-9_-]{43}\\.ics}': everybody(`/ical/${'A'.repeat(43)}.ics`),

  // Mails hold links that open accounts.
  'GET /sandbox/outbox': administratorOnly('/sandbox/outbox'),
  'GET /sandbox/outbox/:id': administratorOnly('/sandbox/outbox/none', 404),
  'GET /sandbox/outbox/:id/:file': administratorOnly('/sandbox/outbox/none/file', 404),

  'ALL /sandbox/*': everybody('/sandbox/unheard-of', 404),
  'POST /sandbox/holds/:bookingId/expire': administratorOnly('/sandbox/holds/BK-none/expire'),
  'POST /sandbox/nowpayments/faults': administratorOnly('/sandbox/nowpayments/faults'),
  'POST /sandbox/nowpayments/v1/invoice': nobody('/sandbox/nowpayments/v1/invoice'),
  'GET /sandbox/nowpayments/v1/payment/:id': nobody('/sandbox/nowpayments/v1/payment/1'),
  'GET /sandbox/nowpayments/payment/': sandboxPage('/sandbox/nowpayments/payment/?iid=1', 404),
  'POST /sandbox/nowpayments/payment/': sandboxPage('/sandbox/nowpayments/payment/?iid=1', 404),
  'POST /sandbox/thawani/faults': administratorOnly('/sandbox/thawani/faults'),
  'POST /sandbox/thawani/api/v1/checkout/session': nobody(
    '/sandbox/thawani/api/v1/checkout/session',
  ),
  'GET /sandbox/thawani/api/v1/checkout/session/:id': nobody(
    '/sandbox/thawani/api/v1/checkout/session/1',
  ),
  'POST /sandbox/thawani/api/v1/checkout/:id/cancel': nobody(
    '/sandbox/thawani/api/v1/checkout/1/cancel',
  ),
  'GET /sandbox/thawani/pay/:id': sandboxPage('/sandbox/thawani/pay/1', 404),
  'POST /sandbox/thawani/pay/:id': sandboxPage('/sandbox/thawani/pay/1', 404),

  'GET /robots.txt': everybody('/robots.txt'),
  // Without an email or phone of its own, a hotel answers 404.
  'GET /.well-known/security.txt': everybody(
    '/.well-known/security.txt',
    brand.contact || isDemonstration(brand) ? 200 : 404,
  ),
  'GET /sitemap.xml': everybody('/sitemap.xml'),
  'GET /favicon.ico': everybody('/favicon.ico'),
  'GET /site.webmanifest': everybody('/site.webmanifest'),
  'GET /:file{.+\\.\\w+}': everybody('/icon.svg'),
  'GET /assets/*': everybody('/assets/none.js', 404),
  // Pages are the same for everybody: who is asking is known in the browser alone.
  'GET /*': everybody('/my-bookings'),

  'GET /storybook': everybody('/storybook', 301),
  'ALL /storybook/*': everybody('/storybook/none.js', 404),
};
