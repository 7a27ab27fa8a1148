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

/** Routes that no client of ours calls, each with its reason. */
export const routesWithoutClient: Record<string, string> = {
  'POST /payments/nowpayments/ipn': 'NOWPayments calls it',
  'POST /payments/thawani/webhook': 'Thawani calls it',
  'GET /newsletter/unsubscribe': 'a mail program opens it, and is sent to the page',
  'GET /openapi.json': 'the description of the others',
  'GET /docs': 'the description of the others, to read',
  'GET /docs/style.css': 'belongs to the page',
};
