/** Every call of specification 7, as it writes them. */
export const specCalls = `
GET /content
GET /content/home
GET /content/rooms
GET /content/spa
GET /content/restaurant
GET /content/events
GET /content/meeting-hall
GET /content/navigation
GET /content/footer
GET /content/about
POST /basic-users/register
POST /basic-users/login
GET /basic-users/profile
PUT /basic-users/profile
PUT /basic-users/change-password
POST /basic-users/forgot-password
POST /basic-users/reset-password
POST /basic-users/verify-email
POST /basic-users/resend-verification
POST /basic-users/logout
GET /basic-users/preferences
PUT /basic-users/preferences
GET /general-settings
GET /settings/{category}
GET /settings/key/{key}
PUT /settings/{id}
PUT /settings/bulk
POST /settings
DELETE /settings/{id}
GET /settings/app-config
GET /settings/booking
GET /settings/notifications
GET /settings/payment
GET /settings/email
GET /settings/maintenance-mode
GET /settings/system-health
GET /settings/history
GET /settings/export
PUT /settings/maintenance-mode
POST /settings/clear-cache
POST /settings/import
POST /settings/reset
POST /settings/validate
GET /rooms
GET /rooms/{id}
GET /rooms/{id}/availability
GET /availability/all
GET /spa/services
GET /categories
GET /specialists
GET /events
GET /meeting-hall/halls
POST /bookings
GET /restaurant/menu-items
POST /payments/usdt/create-invoice
POST /payments/thawani/create-session
GET /payments/history/all/{userId}`
  .trim()
  .split('\n');

/** Calls beyond the specification, each with its reason. */
export const addedCalls: Record<string, string> = {
  'POST /basic-users/reset-password/check': 'a guest learns on opening that a link is old or used',
  'GET /basic-users/export': 'a guest takes the kept data along',
  'GET /basic-users/sessions': 'a guest sees where the account is signed in',
  'DELETE /basic-users/sessions/{id}': 'a guest signs out of a browser that is lost',
  'GET /basic-users/passkeys': 'a guest sees the passkeys of the account',
  'POST /basic-users/passkeys/options': 'a guest adds a passkey',
  'POST /basic-users/passkeys': 'a guest adds a passkey',
  'POST /basic-users/passkeys/{id}/remove': 'a guest removes a passkey',
  'PUT /basic-users/passkey-only': 'a guest chooses whether the password alone signs in',
  'POST /basic-users/passkey-login/options': 'a guest signs in with a passkey',
  'POST /basic-users/passkey-login': 'a guest signs in with a passkey',
  'DELETE /basic-users/email-change': 'a guest keeps the present address (ruling 48)',
  'POST /basic-users/delete-account': 'a guest leaves',
  'POST /contact/messages': 'a hotel may take messages (site.contactForm)',
  'POST /newsletter/subscriptions': 'a hotel may have a newsletter (site.newsletter)',
  'POST /newsletter/confirm': 'nobody is on the list by another’s word',
  'POST /newsletter/unsubscribe': 'each newsletter can be left by one press',
  'GET /content/legal/{page}': 'terms and privacy are small real pages (ruling 16)',
  'GET /meeting-hall/requests': 'a guest sees what was asked for while signed in',
  'GET /spa/services/{id}/slots': 'a time that is taken is not offered',
  'GET /payments/{id}': 'the return page shows one payment (ruling 10)',
  'POST /payments/{id}/check': 'the return page waits for no webhook (ruling 10)',
  'POST /payments/{id}/outcome': 'the return page tells who is signed out how it went',
  'POST /payments/{id}/cancel': 'a guest gives an unpaid booking up',
  'POST /payments/{id}/continue': 'a guest comes back to pay',
  'GET /payments/{id}/receipt': 'a guest keeps the receipt',
  'GET /payments/{id}/calendar': 'a guest keeps the dates',
};

/** Routes that no client of ours calls, each with its reason. */
export const routesWithoutClient: Record<string, string> = {
  'POST /payments/nowpayments/ipn': 'NOWPayments calls it',
  'POST /payments/thawani/webhook': 'Thawani calls it',
  'GET /newsletter/unsubscribe': 'a mail program opens it, and is sent to the page',
  'GET /openapi.json': 'the description of the others',
  'GET /docs': 'the description of the others, to read',
  'GET /docs/style.css': 'belongs to the page',
};
