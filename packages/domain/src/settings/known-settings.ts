import { isTimeZone } from '../calendar/time-zone.js';
import * as v from 'valibot';
import { isEmail } from '../account/email.js';
import { demonstrationNames } from '../content/demonstration.js';
import { fallbackFooter } from '../content/fallback-pages.js';
import { HOTEL_TIME_ZONE } from '../calendar/hotel-time.js';
import { paymentMethods } from '../payments/payment-method.js';
import { isWebAddress } from '../web-address/index.js';
import { texts } from './default-settings.texts.js';
import { maintenanceOff } from './maintenance.js';
import { phoneCountry } from './phone-country.js';
import { defaultSiteSettings, MAX_PAGE_LOADER_MS } from './site-settings.js';

const text = (name: string) =>
  v.pipe(v.string(`${name} must be a text`), v.trim(), v.nonEmpty(`${name} must not be empty`));
const line = (name: string) =>
  v.pipe(text(name), v.regex(/^\P{Cc}*$/u, `${name} must be one line`));
const flag = (name: string) => v.boolean(`${name} must be true or false`);
const email = (name: string) =>
  v.pipe(line(name), v.check(isEmail, `${name} must be an email address`));
const webAddress = (name: string) =>
  v.pipe(
    line(name),
    v.check((address) => isWebAddress(address, ['https:']), `${name} must start with https://`),
  );
const wholeNumber = (name: string, least: number, most: number) => {
  const message = `${name} must be a whole number from ${least} to ${most}`;
  return v.pipe(
    v.number(message),
    v.integer(message),
    v.minValue(least, message),
    v.maxValue(most, message),
  );
};
const count = (name: string) => wholeNumber(name, 1, 1_000_000);
const clock = (name: string) =>
  v.pipe(line(name), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, `${name} must be a time such as 14:00`));

const socialMedia = v.array(
  v.object({
    platform: line('Platform'),
    url: webAddress('Address'),
    icon: v.optional(v.string()),
  }),
  'Social media must be a list',
);

const timeZone = v.pipe(
  line('Time zone'),
  v.check(isTimeZone, 'Time zone must be an IANA name such as Asia/Muscat'),
);

const PAYMENT_ORDER = 'Payment order must name usdt and visa, each once';
const paymentOrder = v.pipe(
  v.array(v.picklist(paymentMethods, PAYMENT_ORDER), PAYMENT_ORDER),
  v.check(
    (order) => order.length === paymentMethods.length && new Set(order).size === order.length,
    PAYMENT_ORDER,
  ),
);

const phoneCountryRule = v.pipe(
  line('Phone country'),
  v.check(
    (country) => phoneCountry(country) !== undefined,
    'Phone country must be the two letters of a country, such as OM',
  ),
);

/** The known settings, with the rule of each value. */
export const knownSettings = {
  'general.hotelName': line('Hotel name'),
  'general.phone': line('Phone'),
  'general.email': email('Email'),
  'general.address': line('Address'),
  'general.addressLink': webAddress('Address link'),
  'general.socialMedia': socialMedia,
  'general.timeZone': timeZone,
  'app-config.currency': v.literal('USD', 'Currency must be USD'),
  'app-config.locale': v.literal('en-US', 'Locale must be en-US'),
  'app-config.ratingLink': webAddress('Rating link'),
  'booking.checkInTime': clock('Check-in time'),
  'booking.checkOutTime': clock('Check-out time'),
  'booking.arrivalNote': v.string('Arrival note must be a text'),
  'booking.heldNightsPerGuest': count('Held nights per guest'),
  'booking.heldNightsPerNetwork': count('Held nights per network'),
  'booking.heldSeatsPerGuest': count('Held seats per guest'),
  'booking.heldSeatsPerNetwork': count('Held seats per network'),
  'booking.heldTreatmentsPerGuest': count('Held treatments per guest'),
  'booking.heldTreatmentsPerNetwork': count('Held treatments per network'),
  'notifications.bookingConfirmation': flag('Booking confirmation'),
  'notifications.requestReceived': flag('Request received'),
  'site.pageLoaderMs': wholeNumber('Page loader', 0, MAX_PAGE_LOADER_MS),
  'site.ratingBadge': flag('Rating badge'),
  'site.sampleBookings': flag('Sample bookings'),
  'site.profileStats': v.picklist(['fixed', 'counted'], 'Profile stats must be fixed or counted'),
  'site.roomSize': v.picklist(['fixed', 'own'], 'Room size must be fixed or own'),
  'site.videoPlaceholder': flag('Video placeholder'),
  'site.contactForm': flag('Contact form'),
  'site.newsletter': flag('Newsletter'),
  'site.paymentOrder': paymentOrder,
  'site.phoneCountry': phoneCountryRule,
  'maintenance.enabled': flag('Maintenance mode'),
  'maintenance.message': text('Maintenance message'),
  'payment.usdt': flag('USDT (TRC20)'),
  'payment.card': flag('VISA'),
  'email.senderName': line('Sender name'),
  'email.senderAddress': email('Sender address'),
  'email.deskAddress': email('Desk address'),
  'email.morningLetterTime': clock('Morning letter time'),
} satisfies Record<string, v.GenericSchema>;

export type KnownSettingKey = keyof typeof knownSettings;

export function isKnownSetting(key: string): key is KnownSettingKey {
  return Object.hasOwn(knownSettings, key);
}

type KnownSettings = { [Key in KnownSettingKey]: v.InferOutput<(typeof knownSettings)[Key]> };

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
  'site.pageLoaderMs': defaultSiteSettings.pageLoaderMs,
  'site.ratingBadge': defaultSiteSettings.ratingBadge,
  'site.sampleBookings': defaultSiteSettings.sampleBookings,
  'site.profileStats': defaultSiteSettings.profileStats,
  'site.roomSize': defaultSiteSettings.roomSize,
  'site.videoPlaceholder': defaultSiteSettings.videoPlaceholder,
  'site.contactForm': defaultSiteSettings.contactForm,
  'site.newsletter': defaultSiteSettings.newsletter,
  'site.paymentOrder': defaultSiteSettings.paymentOrder,
  'site.phoneCountry': defaultSiteSettings.phoneCountry.country,
  'maintenance.enabled': maintenanceOff.enabled,
  'maintenance.message': maintenanceOff.message,
  'payment.usdt': true,
  'payment.card': true,
  'email.senderName': demonstrationNames.en,
  'email.senderAddress': fallbackFooter.contactInfo.email,
  'email.deskAddress': fallbackFooter.contactInfo.email,
  'email.morningLetterTime': '08:00',
};
