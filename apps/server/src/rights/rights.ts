import type { OperationId } from '../contracts.js';

/** The status that each of the four is answered with. */
export type Rights = readonly [
  visitor: number,
  guest: number,
  otherGuest: number,
  administrator: number,
];

/**
 * Who may call what, written a second time: a contract whose `access` is too open differs from it. Where
 * a call names a record (a payment, a session, the history of a user id), it is one of the guest's. The
 * others bring their own form or link where the call needs one.
 */
export const rights: Record<OperationId, Rights> = {
  //                                visitor guest other administrator
  'account.register': [201, 201, 201, 201],
  'account.login': [200, 200, 200, 200],
  'account.logout': [200, 200, 200, 200],
  'account.get-profile': [401, 200, 200, 200],
  'account.update-profile': [401, 200, 200, 200],
  'account.cancel-email-change': [401, 200, 200, 200],
  'account.change-password': [401, 200, 200, 403],
  'account.forgot-password': [200, 200, 200, 200],
  'account.check-reset-link': [200, 200, 200, 200],
  'account.reset-password': [200, 200, 200, 200],
  'account.verify-email': [200, 200, 200, 200],
  'account.resend-verification': [200, 200, 200, 200],
  'account.get-preferences': [401, 200, 200, 200],
  'account.update-preferences': [401, 200, 200, 200],
  'account.list-sessions': [401, 200, 200, 200],
  'account.end-session': [401, 200, 404, 404],
  'account.list-passkeys': [401, 200, 200, 200],
  'account.start-passkey': [401, 200, 200, 200],
  // One that the guest was asked to make, or has.
  'account.add-passkey': [401, 200, 400, 400],
  'account.remove-passkey': [401, 200, 404, 404],
  'account.choose-passkey-only': [401, 200, 403, 403],
  'account.start-passkey-login': [200, 200, 200, 200],
  'account.passkey-login': [200, 200, 200, 200],
  'account.export-data': [401, 200, 200, 200],
  // The guest has a booking ahead, the other has none.
  'account.delete-account': [401, 409, 200, 403],

  'contact.send-message': [201, 201, 201, 201],

  'content.get-content': [200, 200, 200, 200],
  'content.get-home-page': [200, 200, 200, 200],
  'content.get-rooms-page': [200, 200, 200, 200],
  'content.get-spa-page': [200, 200, 200, 200],
  'content.get-restaurant-page': [200, 200, 200, 200],
  'content.get-events-page': [200, 200, 200, 200],
  'content.get-meeting-hall-page': [200, 200, 200, 200],
  'content.get-navigation': [200, 200, 200, 200],
  'content.get-footer': [200, 200, 200, 200],
  'content.get-about-page': [200, 200, 200, 200],
  'content.get-text-page': [200, 200, 200, 200],

  'events.list-events': [200, 200, 200, 200],

  'halls.list-halls': [200, 200, 200, 200],
  'halls.request-hall': [201, 201, 201, 201],
  'halls.list-requests': [401, 200, 200, 200],

  'newsletter.subscribe': [201, 201, 201, 201],
  'newsletter.confirm-subscription': [200, 200, 200, 200],
  'newsletter.unsubscribe': [200, 200, 200, 200],

  'payments.create-invoice': [401, 200, 403, 403],
  'payments.create-session': [401, 200, 403, 403],
  'payments.list-history': [401, 200, 403, 403],
  'payments.get-payment': [401, 200, 404, 404],
  'payments.check-payment': [401, 200, 404, 404],
  // The number of the payment is the key; the reply says no more than how it stands.
  'payments.check-outcome': [200, 200, 200, 200],
  'payments.cancel-payment': [401, 200, 404, 404],
  'payments.continue-payment': [401, 200, 404, 404],
  'payments.get-receipt': [401, 200, 404, 404],
  'payments.get-calendar-file': [401, 200, 404, 404],

  'restaurant.list-menu-items': [200, 200, 200, 200],

  'rooms.list-rooms': [200, 200, 200, 200],
  'rooms.get-room': [200, 200, 200, 200],
  'rooms.get-room-availability': [200, 200, 200, 200],
  'rooms.list-availability': [200, 200, 200, 200],

  'settings.get-general-settings': [200, 200, 200, 200],
  'settings.get-app-config': [200, 200, 200, 200],
  'settings.get-booking-settings': [200, 200, 200, 200],
  'settings.get-notification-settings': [200, 200, 200, 200],
  'settings.get-payment-settings': [401, 403, 403, 200],
  'settings.get-email-settings': [401, 403, 403, 200],
  'settings.get-maintenance-mode': [200, 200, 200, 200],
  'settings.get-system-health': [200, 200, 200, 200],
  // Of a public category; `privateSettings` asks for the others.
  'settings.list-settings': [200, 200, 200, 200],
  'settings.get-setting': [200, 200, 200, 200],
  'settings.list-setting-changes': [401, 403, 403, 200],
  'settings.update-setting': [401, 403, 403, 200],
  'settings.update-settings': [401, 403, 403, 200],
  'settings.create-setting': [401, 403, 403, 201],
  'settings.delete-setting': [401, 403, 403, 200],
  'settings.set-maintenance-mode': [401, 403, 403, 200],
  'settings.clear-cache': [401, 403, 403, 200],
  'settings.reset-settings': [401, 403, 403, 200],
  'settings.validate-settings': [401, 403, 403, 200],
  'settings.export-settings': [401, 403, 403, 200],
  'settings.import-settings': [401, 403, 403, 200],

  'spa.list-treatments': [200, 200, 200, 200],
  'spa.list-categories': [200, 200, 200, 200],
  'spa.list-specialists': [200, 200, 200, 200],
  'spa.list-slots': [200, 200, 200, 200],
};

/** What the public calls of the settings answer about private ones. */
export const privateSettings: Record<string, Rights> = {
  '/settings/payment': [401, 403, 403, 200],
  '/settings/email': [401, 403, 403, 200],
  '/settings/key/payment.usdt': [401, 403, 403, 200],
  '/settings/key/email.deskAddress': [401, 403, 403, 200],
};
