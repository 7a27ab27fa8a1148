import type { PaymentGateway } from '../payments/payment-gateway.js';
import type { Translation } from '../words/index.js';
import { texts } from './booking-type.texts.js';

/** What can be booked and paid for. Adding one: a kind file here and in the server's registry. */
export const bookableTypes = ['room', 'spa', 'event'] as const;
export type BookableType = (typeof bookableTypes)[number];

/** What a booking is of, or else how it was paid. */
export type BookingType = keyof typeof texts;

/** The name of each type. */
export const bookingTypeNames = (t: Translation<typeof texts> = texts) =>
  ({
    room: t.room,
    spa: t.spa,
    event: t.event,
    restaurant: t.restaurant,
    pool: t.pool,
    gym: t.gym,
    crypto: t.crypto,
    card: t.card,
    standard: t.standard,
  }) satisfies Record<BookingType, string>;

/** As descriptions of orders are written, which are stored. */
export const bookingTypeLabels = bookingTypeNames();

/** Words in a description that tell the type of an older record. */
const keywords: readonly [BookingType, RegExp][] = [
  ['room', /\b(room|suite|check-in)\b/i],
  ['spa', /\b(spa|massage|treatment)\b/i],
  ['event', /\b(event|tickets?)\b/i],
  ['restaurant', /\b(restaurant|dinner|table)\b/i],
  ['pool', /\bpool\b/i],
  ['gym', /\bgym\b/i],
];

const gatewayTypes = {
  NowPayments: 'crypto',
  Thawani: 'card',
  Stripe: 'card',
} as const satisfies Record<PaymentGateway, BookingType>;

/** The type: as recorded, else by the description's words, else by the way of paying. */
export function bookingTypeOf(record: {
  type?: BookableType;
  description: string;
  gateway?: PaymentGateway;
}): BookingType {
  if (record.type) return record.type;
  const named = keywords.find(([, words]) => words.test(record.description))?.[0];
  return named ?? (record.gateway ? gatewayTypes[record.gateway] : 'standard');
}
