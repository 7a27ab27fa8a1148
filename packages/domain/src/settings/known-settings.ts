import { isTimeZone } from '../calendar/time-zone.js';
import * as v from 'valibot';
import { isEmail } from '../account/email.js';
import { paymentMethods } from '../payments/payment-method.js';
import { isWebAddress } from '../web-address/index.js';
import type { CategorySettings } from './category-settings.schema.js';
import { phoneCountry } from './phone-country.js';

export const MAX_PAGE_LOADER_MS = 60_000;

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

/** `booking.checkInTime` and so on, each with its value's type. */
export type KnownSettings = {
  [Key in KnownSettingKey]: Key extends `${infer Category}.${infer Name}`
    ? ValueOf<Category, Name>
    : never;
};

export type KnownSettingKey = {
  [Category in keyof CategorySettings]: `${Category}.${keyof CategorySettings[Category] & string}`;
}[keyof CategorySettings];

type ValueOf<Category, Name> = Category extends keyof CategorySettings
  ? Name extends keyof CategorySettings[Category]
    ? CategorySettings[Category][Name]
    : never
  : never;

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
} satisfies { [Key in KnownSettingKey]: v.GenericSchema<unknown, KnownSettings[Key]> };

export function isKnownSetting(key: string): key is KnownSettingKey {
  return Object.hasOwn(knownSettings, key);
}
