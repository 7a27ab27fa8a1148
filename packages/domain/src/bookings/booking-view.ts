import { addDays, type Day } from '../calendar/day.js';
import { hotelToday } from '../calendar/hotel-time.js';
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

type Names = Translation<typeof texts>;

/** What a view says by itself, in English by default. */
export interface BookingViewTexts {
  /** What is shown for a name that a record lacks. */
  names?: Names;
  /** How the charge of a card is written. */
  charge?: Translation<typeof chargeTexts>;
  /** Of the figures of that charge. */
  locale?: string;
}

/** A missing checkout is three days after creation (spec 9). */
const DEFAULT_STAY_DAYS = 3;

/** Kept for the guest and not paid: to be gone on with, or given up. */
export function isUnpaid({ status, heldUntil }: BookingView): boolean {
  return status === 'pending' && heldUntil !== undefined;
}

/** Whether something of it is still to come. `today` is the hotel's day. */
export function liesAhead({ checkOut }: BookingView, today: Day): boolean {
  return checkOut >= today;
}

/** The booking of one payment. `timeZone` is the hotel's, which its days are of. */
export function toBookingView(
  record: PaymentRecord & InLanguage,
  timeZone: string,
  { names = texts, charge = chargeTexts, locale }: BookingViewTexts = {},
): BookingView {
  const type = bookingTypeOf({
    type: record.booking?.type,
    description: record.orderDescription,
    gateway: record.gateway,
  });
  return {
    id: record._id,
    bookingId: record.bookingId,
    ...whoAndWhen(record, timeZone, names),
    guestEmail: record.customerEmail ?? '',
    children: 0,
    totalPrice: record.amount,
    status: statusOf(record),
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
    refundDue: record.refundDue,
    refunded: record.refunded,
    missing: record.missing,
    paymentInfo: {
      paymentId: record.paymentId,
      gateway: record.gateway,
      currency: record.currency,
      status: record.status,
      paymentType: record.paymentType,
      totalPayments: 1,
      cryptoCurrency: record.cryptoCurrency,
      cardCharge: cardChargeText(record, charge, locale),
    },
  };
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
function whoAndWhen(record: PaymentRecord & InLanguage, timeZone: string, t: Names) {
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

/** How the booking of a payment stands; older records have the payment's status alone. */
export const statusOf = ({ bookingStatus, status }: PaymentRecord): PaymentStatus =>
  bookingStatus ?? status;
