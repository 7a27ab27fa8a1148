import { SAMPLE_NOW, SAMPLE_TODAY } from '../calendar/builders.js';
import { addDays, type Day } from '../calendar/day.js';
import { HOTEL_TIME_ZONE } from '../calendar/hotel-time.js';
import type { PaymentRecord } from '../payments/payment.schema.js';
import type { Complete } from '../record/index.js';
import type { BookedService } from './booked-service.schema.js';
import { quoteLine, quoteOf } from './bookable-kind.js';
import { refundFacts, summariseBooking, type BookingSummary } from './booking-summary.js';
import { toBookingView, type BookingView } from './booking-view.js';

export function buildBookedStay(overrides: Partial<BookedService> = {}): BookedService {
  return {
    type: 'room',
    id: 'sea-view-king',
    name: 'Sea View King',
    guestName: 'Layla Haddad',
    phone: '+96892123456',
    checkInDate: '2026-12-01',
    checkOutDate: '2026-12-03',
    guests: 2,
    serviceDate: undefined,
    serviceTime: undefined,
    endTime: undefined,
    place: undefined,
    duration: undefined,
    specialist: undefined,
    category: undefined,
    tickets: undefined,
    isRefundable: undefined,
    lines: [{ label: 'nights', quantity: 2, unitPrice: 150, total: 300 }],
    ...overrides,
  } satisfies Complete<BookedService>;
}

export function buildPaymentRecord(overrides: Partial<PaymentRecord> = {}): PaymentRecord {
  return {
    _id: 'PAY-7HGK2MWQ9XTB',
    paymentId: '4711000815',
    bookingId: 'BK-3FDR8KXW2MNP',
    userId: 'b2f7c1de-0f6a-4c8e-9f57-6d1f0c3a9e21',
    amount: 300,
    currency: 'USD',
    status: 'paid',
    gateway: 'NowPayments',
    paymentType: 'crypto',
    cryptoCurrency: 'USDT',
    customerEmail: 'layla.haddad@example.com',
    customerPhone: '+96892123456',
    orderDescription:
      'Room Booking: Sea View King | Guest: Layla Haddad | Check-in: 2026-12-01 | Check-out: 2026-12-03 | Guests: 2 | Phone: +96892123456',
    createdAt: SAMPLE_NOW.toISOString(),
    bookingStatus: 'confirmed',
    booking: buildBookedStay(),
    image: 'sea-view-king-1.webp',
    heldUntil: undefined,
    freeFrom: undefined,
    refundDue: undefined,
    refunded: undefined,
    missing: undefined,
    amountOmr: undefined,
    ...overrides,
  } satisfies Complete<PaymentRecord>;
}

export function buildBookingView(overrides: Partial<BookingView> = {}): BookingView {
  return { ...toBookingView(buildPaymentRecord(), HOTEL_TIME_ZONE), ...overrides };
}

/** Kept for a while, and not paid. */
export function buildHeldView(overrides: Partial<BookingView> = {}): BookingView {
  const heldUntil = '2026-11-20T08:30:00.000Z';
  const record = buildPaymentRecord({ status: 'pending', bookingStatus: 'pending', heldUntil });
  return { ...toBookingView(record, HOTEL_TIME_ZONE), ...overrides };
}

export function buildStaySummary(): BookingSummary {
  const quote = quoteOf([quoteLine('nights', 2, 15_000)]);
  const booked = buildBookedStay({ isRefundable: false });
  const summary = summariseBooking(booked, quote);
  return { ...summary, facts: [...summary.facts, ...refundFacts(booked, SAMPLE_TODAY)] };
}

export function buildTicketSummary(): BookingSummary {
  const booked = buildBookedStay({
    type: 'event',
    name: 'Jazz under the Palms',
    checkInDate: undefined,
    checkOutDate: undefined,
    guests: undefined,
    serviceDate: '2026-12-05',
    serviceTime: '19:30',
    tickets: 3,
  });
  const lines = [
    quoteLine('tickets', 3, 4500),
    quoteLine('Late supper', 2, 3200),
    quoteLine('Front-row cushions', 3, 800),
  ];
  return summariseBooking(booked, quoteOf(lines));
}

/** Two nights in a room, by the status of their booking. */
const stays = [
  { status: 'confirmed', id: 'sea-view-king', name: 'Sea View King', price: 180 },
  { status: 'pending', id: 'garden-twin', name: 'Garden Twin', price: 120 },
  { status: 'waiting', id: 'palm-double', name: 'Palm Double', price: 140 },
  { status: 'cancelled', id: 'family-suite', name: 'Family Suite', price: 310 },
  { status: 'failed', id: 'royal-villa', name: 'Royal Villa', price: 940 },
  { status: 'expired', id: 'courtyard-double', name: 'Courtyard Double', price: 110 },
] as const;

/** One booking of each status, each of another room, from the day before `today` on. */
export function buildBookingViews(today: Day): BookingView[] {
  return stays.map(({ status, id, name, price }, index) =>
    toBookingView(
      buildPaymentRecord({
        _id: `PAY-${index}`,
        bookingId: `BK-${index}`,
        status: status === 'confirmed' ? 'paid' : status,
        bookingStatus: status,
        createdAt: `2026-11-${10 + index}T08:00:00.000Z`,
        amount: 2 * price,
        image: `${id}-1.webp`,
        booking: buildBookedStay({
          id,
          name,
          checkInDate: addDays(today, index - 1),
          checkOutDate: addDays(today, index + 1),
          lines: [{ label: 'nights', quantity: 2, unitPrice: price, total: 2 * price }],
        }),
      }),
      HOTEL_TIME_ZONE,
    ),
  );
}
