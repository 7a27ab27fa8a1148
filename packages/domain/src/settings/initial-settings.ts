import { HOTEL_TIME_ZONE } from '../calendar/hotel-time.js';
import { demonstrationNames } from '../content/demonstration.js';
import { fallbackFooter } from '../content/fallback-pages.js';
import { texts } from './default-settings.texts.js';
import type { KnownSettings } from './known-settings.js';
import { maintenanceOff } from './maintenance.js';
import { keyed } from './setting.js';
import { defaultSiteSettings, storedSiteSettings } from './site-settings.js';

/** What a hotel starts with, and what a reset brings back. */
export const initialSettings: KnownSettings = {
  'general.hotelName': demonstrationNames.en,
  'general.phone': fallbackFooter.contactInfo.phone,
  'general.email': fallbackFooter.contactInfo.email,
  'general.address': fallbackFooter.contactInfo.address,
  'general.addressLink':
    'https://www.openstreetmap.org/?mlat=23.5561&mlon=58.6386#map=14/23.5561/58.6386',
  'general.socialMedia': fallbackFooter.socialMedia,
  'general.timeZone': HOTEL_TIME_ZONE,
  'app-config.currency': 'USD',
  'app-config.locale': 'en-US',
  'app-config.ratingLink': 'https://www.booking.com/',
  'booking.checkInTime': '14:00',
  'booking.checkOutTime': '12:00',
  'booking.arrivalNote': texts.arrivalNote,
  // Decision 015 has the arithmetic.
  'booking.heldNightsPerGuest': 90,
  'booking.heldNightsPerNetwork': 200,
  'booking.heldSeatsPerGuest': 10,
  'booking.heldSeatsPerNetwork': 15,
  'booking.heldTreatmentsPerGuest': 10,
  'booking.heldTreatmentsPerNetwork': 30,
  'notifications.bookingConfirmation': true,
  'notifications.requestReceived': true,
  ...keyed('site', storedSiteSettings(defaultSiteSettings)),
  ...keyed('maintenance', maintenanceOff),
  'payment.usdt': true,
  'payment.card': true,
  'email.senderName': demonstrationNames.en,
  'email.senderAddress': fallbackFooter.contactInfo.email,
  'email.deskAddress': fallbackFooter.contactInfo.email,
  'email.morningLetterTime': '08:00',
};
