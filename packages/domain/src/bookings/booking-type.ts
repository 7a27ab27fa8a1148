import type { PaymentGateway } from '../payments/payment-gateway.js';

/** What can be booked and paid for. Adding one: a kind file here and in the server's registry. */
export const bookableTypes = ['room', 'spa', 'event'] as const;
export type BookableType = (typeof bookableTypes)[number];

/** Spec 9, Booking types: the names that My Bookings shows. */
export const bookingTypeLabels = {
  room: 'Room Booking',
  spa: 'Spa Booking',
  event: 'Event Booking',
  restaurant: 'Restaurant Booking',
  pool: 'Pool Booking',
  gym: 'Gym Booking',
  crypto: 'Crypto Booking',
  card: 'Card Booking',
  standard: 'Standard Booking',
} as const;
export type BookingType = keyof typeof bookingTypeLabels;

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
