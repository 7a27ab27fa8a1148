import { addDays, type Day } from '../calendar/day.js';
import { hotelToday } from '../calendar/hotel-time.js';
import { centsToDollars, dollarsToCents } from '../money/index.js';
import { cardChargeText } from '../payments/card-charge.js';
import { texts as chargeTexts } from '../payments/card-charge.texts.js';
import type { PaymentStatus } from '../payments/payment.js';
import type { PaymentRecord } from '../payments/payment.schema.js';
import type { PaymentGateway } from '../payments/payment-gateway.js';
import type { PictureKind } from '../pictures/picture-sources.js';
import { languageWhere, type InLanguage, type Translation } from '../words/index.js';
import type { BookedLine } from './booked-service.schema.js';
import { bookingTypeLabels, bookingTypeOf, type BookingType } from './booking-type.js';
import { texts } from './booking-view.texts.js';
import { parseOrderDescription } from './order-description.js';
import { serviceNumberOf } from './service-number.js';

/** A booking as My Bookings shows it, derived from its payments (spec 3). */
export interface BookingView extends InLanguage {
  /** The payment's id: what continue, cancel and receipts are asked for. */
  id: string;
  bookingId: string;
  guestName: string;
  guestEmail: string;
  guestPhone: string;
  checkIn: Day;
  checkOut: Day;
  adults: number;
  children: number;
  /** Dollars. */
  totalPrice: number;
  status: PaymentStatus;
  /** ISO instant. */
  bookingDate: string;
  specialRequests: string;
  serviceNumber: number;
  serviceName: string;
  serviceType: BookingType;
  /** Absent in records that only have their description. */
  serviceId?: string;
  /** Of what was booked; absent where there is none of it. */
  picture?: BookingPicture;
  /** The type's name in English, such as Room Booking. */
  bookingType: string;
  serviceTime?: string;
  /** Minutes. */
  duration?: number;
  /** Who gives the treatment. */
  specialist?: string;
  tickets?: number;
  /** As it was booked; absent in older records. */
  isRefundable?: boolean;
  lines: BookedLine[];
  heldUntil?: string;
  /** From when the same can be taken again, after the time to pay has run out. */
  freeFrom?: string;
  refundDue?: number;
  /** Dollars that were sent back. */
  refunded?: number;
  missing?: number;
  paymentInfo: BookingPaymentInfo;
}

export interface BookingPicture {
  kind: PictureKind;
  file: string;
}

export interface BookingPaymentInfo {
  paymentId: string;
  gateway: PaymentGateway;
  currency: string;
  status: PaymentStatus;
  paymentType: string;
  /** How many attempts there were. */
  totalPayments: number;
  cryptoCurrency?: string;
  /** What the card was charged. */
  cardCharge?: string;
}

type Words = Translation<typeof texts>;
type ChargeWords = Translation<typeof chargeTexts>;

/** A missing checkout is three days after creation (spec 9). */
const DEFAULT_STAY_DAYS = 3;

/** One row a booking, its days those of the hotel's zone, newest first: of several attempts, the one that got furthest speaks. */
export function toBookingViews(
  records: readonly (PaymentRecord & InLanguage)[],
  timeZone: string,
  t: Words = texts,
  charge: ChargeWords = chargeTexts,
  locale?: string,
): BookingView[] {
  return [...Map.groupBy(records, (record) => record.bookingId).values()]
    .map((attempts) => toBookingView(furthest(attempts), timeZone, t, attempts, charge, locale))
    .toSorted((one, other) => (one.bookingDate < other.bookingDate ? 1 : -1));
}

const order: readonly PaymentStatus[] = [
  'paid',
  'confirmed',
  'waiting',
  'pending',
  'failed',
  'cancelled',
  'expired',
];

function furthest<T extends PaymentRecord>(attempts: readonly T[]): T {
  return attempts.reduce((best, attempt) => (rank(attempt) < rank(best) ? attempt : best));
}

/**
 * A second payment that is owed back does not speak for the booking, nor an attempt that failed before
 * the guest gave the booking up.
 */
function rank({ status, refundDue, bookingStatus }: PaymentRecord): number {
  const owed = refundDue !== undefined && bookingStatus === 'confirmed';
  const failedBefore = status === 'failed' && bookingStatus === 'cancelled';
  return order.indexOf(status) + (owed || failedBefore ? order.length : 0);
}

/** Kept for the guest and not paid: to be gone on with, or given up. */
export function isUnpaid({ status, heldUntil }: BookingView): boolean {
  return status === 'pending' && heldUntil !== undefined;
}

/** Whether something of it is still to come. `today` is the hotel's day. */
export function liesAhead({ checkOut }: BookingView, today: Day): boolean {
  return checkOut >= today;
}

export function toBookingView(
  record: PaymentRecord & InLanguage,
  timeZone: string,
  t: Words = texts,
  attempts: readonly PaymentRecord[] = [record],
  charge: ChargeWords = chargeTexts,
  locale?: string,
): BookingView {
  const type = bookingTypeOf({
    type: record.booking?.type,
    description: record.orderDescription,
    gateway: record.gateway,
  });
  return {
    id: record._id,
    bookingId: record.bookingId,
    ...whoAndWhen(record, timeZone, t),
    guestEmail: record.customerEmail ?? '',
    children: 0,
    totalPrice: record.amount,
    status: record.bookingStatus ?? record.status,
    bookingDate: record.createdAt,
    specialRequests: '',
    serviceNumber: serviceNumberOf(record.bookingId),
    serviceType: type,
    serviceId: record.booking?.id,
    picture: pictureOf(type, record.image),
    bookingType: bookingTypeLabels[type],
    isRefundable: record.booking?.isRefundable,
    lines: record.booking?.lines ?? [],
    heldUntil: record.heldUntil,
    freeFrom: record.freeFrom,
    refundDue: dollarsOf(attempts.map(({ refundDue }) => refundDue)),
    refunded: dollarsOf(attempts.map(({ refunded }) => refunded)),
    missing: record.missing,
    paymentInfo: {
      paymentId: record.paymentId,
      gateway: record.gateway,
      currency: record.currency,
      status: record.status,
      paymentType: record.paymentType,
      totalPayments: countPayments(attempts),
      cryptoCurrency: record.cryptoCurrency,
      cardCharge: cardChargeText(record, charge, locale),
    },
  };
}

/** How many payments a booking has: an attempt that came to nothing is none, unless it is all there is. */
function countPayments(attempts: readonly PaymentRecord[]): number {
  const failed = new Set<PaymentStatus>(['failed', 'cancelled', 'expired']);
  return attempts.filter(({ status }) => !failed.has(status)).length || 1;
}

/** Where a text of a record is in its view. */
function fieldOfView(field: string): string {
  return field === 'booking.name' ? 'serviceName' : field.replace('booking.', '');
}

/** In which of the hotel's folders the pictures of a type stand. */
const pictureKinds: Partial<Record<BookingType, PictureKind>> = {
  room: 'rooms',
  spa: 'services',
  event: 'events',
};

function pictureOf(type: BookingType, file: string | undefined): BookingPicture | undefined {
  const kind = pictureKinds[type];
  return kind && file ? { kind, file } : undefined;
}

/** From the columns; for records that lack them, from the description, then spec 9's defaults. */
function whoAndWhen(record: PaymentRecord & InLanguage, timeZone: string, t: Words) {
  const { booking } = record;
  const parsed = parseOrderDescription(record.orderDescription);
  const created = hotelToday(new Date(record.createdAt), timeZone);
  const first = booking?.checkInDate ?? booking?.serviceDate;
  const last = booking?.checkOutDate ?? booking?.serviceDate;
  const checkIn = first ?? parsed.checkIn ?? parsed.serviceDate ?? created;
  // A record that only has its description may name there what was booked.
  const described = parsed.title === undefined ? undefined : 'serviceName';
  return {
    ...languageWhere(record, (field) =>
      field === 'orderDescription' ? described : fieldOfView(field),
    ),
    guestName: booking?.guestName || parsed.guestName || t.guest,
    guestPhone: booking?.phone ?? parsed.phone ?? record.customerPhone ?? '',
    checkIn,
    checkOut: last ?? parsed.checkOut ?? parsed.serviceDate ?? addDays(created, DEFAULT_STAY_DAYS),
    adults: booking?.guests ?? booking?.tickets ?? parsed.guests ?? parsed.tickets ?? 1,
    serviceName: booking?.name ?? parsed.title ?? t.booking,
    serviceTime: booking?.serviceTime ?? parsed.serviceTime,
    duration: booking?.duration,
    specialist: booking?.specialist,
    tickets: booking?.tickets ?? parsed.tickets,
  };
}

/** The sum, in dollars; undefined when there is nothing. */
function dollarsOf(amounts: readonly (number | undefined)[]): number | undefined {
  const cents = amounts.reduce<number>((sum, amount = 0) => sum + dollarsToCents(amount), 0);
  return cents > 0 ? centsToDollars(cents) : undefined;
}
