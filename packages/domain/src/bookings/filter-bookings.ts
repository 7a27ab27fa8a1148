import { addDays, type Day } from '../calendar/day.js';
import type { PaymentStatus } from '../payments/payment.js';
import { paymentStatuses } from '../payments/payment.js';
import { searchText } from '../text/index.js';
import type { Translation } from '../words/index.js';
import { texts as typeTexts } from './booking-type.texts.js';
import { bookingTypeNames } from './booking-type.js';
import type { BookingView } from './booking-view.js';
import { texts } from './filter-bookings.texts.js';
import { byWhatLiesAhead } from './guest-order.js';

/** Spec 9, Booking sort options, in the order of the list. */
export const bookingSorts = [
  'bookingDate',
  'checkIn',
  'guestName',
  'totalPrice',
  'bookingId',
] as const;
export type BookingSort = (typeof bookingSorts)[number];

export const bookingSortLabels = (t: Translation<typeof texts> = texts) =>
  ({
    bookingDate: t.bookingDate,
    checkIn: t.checkIn,
    guestName: t.guestName,
    totalPrice: t.totalPrice,
    bookingId: t.bookingId,
  }) satisfies Record<BookingSort, string>;

/** Spec 9, Date filters. */
export const bookingDateFilters = ['today', 'tomorrow', 'thisWeek', 'upcoming'] as const;
export type BookingDateFilter = (typeof bookingDateFilters)[number];

export const bookingDateLabels = (t: Translation<typeof texts> = texts) =>
  ({
    today: t.today,
    tomorrow: t.tomorrow,
    thisWeek: t.thisWeek,
    upcoming: t.upcoming,
  }) satisfies Record<BookingDateFilter, string>;

export interface BookingFilter {
  search: string;
  /** Undefined: every status. */
  status?: PaymentStatus;
  /** Undefined: every date. */
  date?: BookingDateFilter;
  /** Undefined: what lies ahead first. */
  sort?: BookingSort;
}

export const noBookingFilter: BookingFilter = { search: '' };

type Order = (one: BookingView, other: BookingView) => number;

const ordersIn = (locale: string): Record<BookingSort, Order> => ({
  bookingDate: (one, other) => compareTexts(other.bookingDate, one.bookingDate),
  checkIn: (one, other) => compareTexts(one.checkIn, other.checkIn),
  guestName: (one, other) => one.guestName.localeCompare(other.guestName, locale),
  totalPrice: (one, other) => other.totalPrice - one.totalPrice,
  bookingId: (one, other) => compareTexts(one.bookingId, other.bookingId),
});

interface FilterContext {
  /** The hotel's day. */
  today: Day;
  /** The names of the types as the guest reads them. */
  t?: Translation<typeof typeTexts>;
  /** Orders the guests' names. */
  locale?: string;
}

/** The rows that match, in the chosen order (spec 9), or else what lies ahead first. */
export function filterBookings(
  bookings: readonly BookingView[],
  { search, status, date, sort }: BookingFilter,
  { today, t = typeTexts, locale = 'en-US' }: FilterContext,
): BookingView[] {
  const names = bookingTypeNames(t);
  const words = searchText(search.trim());
  return bookings
    .filter(
      (booking) =>
        (!status || hasStatus(booking, status)) &&
        (!date || isOn(booking.checkIn, date, today)) &&
        (!words || textsOf(booking, names[booking.serviceType]).includes(words)),
    )
    .toSorted(sort ? ordersIn(locale)[sort] : byWhatLiesAhead(today));
}

/** The booking's or its payment's: both badges are on show, and guests know no difference. */
function hasStatus({ status, paymentInfo }: BookingView, wanted: PaymentStatus): boolean {
  return status === wanted || paymentInfo.status === wanted;
}

/** How each part is read from the address, where it has the part's own name. */
const readers = {
  search: (text) => text ?? '',
  status: (text) => paymentStatuses.find((known) => known === text),
  date: (text) => bookingDateFilters.find((known) => known === text),
  sort: (text) => bookingSorts.find((known) => known === text),
} satisfies {
  [Part in keyof BookingFilter]-?: (text: string | null) => BookingFilter[Part];
};

/** In the order of the address. */
const filterParts = Object.keys(readers) as (keyof BookingFilter)[];

/** Reads the filter from the address; what it does not know is as if it were not there. */
export function readBookingFilter(params: { get(name: string): string | null }): BookingFilter {
  const parts = filterParts.map((name) => [name, readers[name](params.get(name))]);
  return Object.fromEntries(parts) as BookingFilter;
}

/** Writes it for the address: only what differs from no filter. */
export function writeBookingFilter(filter: BookingFilter): Record<string, string> {
  const parts = filterParts.map((name) => [name, filter[name]]);
  return Object.fromEntries(parts.filter(([, text]) => text)) as Record<string, string>;
}

function isOn(checkIn: Day, date: BookingDateFilter, today: Day): boolean {
  switch (date) {
    case 'today':
      return checkIn === today;
    case 'tomorrow':
      return checkIn === addDays(today, 1);
    case 'thisWeek':
      return checkIn >= today && checkIn <= addDays(today, 6);
    case 'upcoming':
      return checkIn >= today;
    default:
      return date satisfies never;
  }
}

function textsOf(booking: BookingView, typeName: string): string {
  const { bookingId, guestName, guestEmail, serviceName, bookingType, serviceNumber } = booking;
  const texts = [
    bookingId,
    guestName,
    guestEmail,
    serviceName,
    bookingType,
    typeName,
    serviceNumber,
  ];
  return searchText(texts.join('\n'));
}

function compareTexts(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
