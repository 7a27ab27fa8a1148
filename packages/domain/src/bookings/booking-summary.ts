import { formatLongDay } from '../calendar/day.js';
import { dollarsToCents } from '../money/index.js';
import type { BookedService } from './booked-service.js';
import type { BookingQuote } from './bookable-kind.js';
import type { BookableType } from './booking-type.js';

/** What the payment dialog shows of a booking (spec 2, Payment dialog). */
export interface BookingSummary extends BookingQuote {
  type: BookableType;
  title: string;
  facts: BookingFact[];
  /** Whether it can be given back; absent, nothing is said. */
  isRefundable?: boolean;
}

export interface BookingFact {
  label: string;
  value: string;
}

type Booked = Omit<BookedService, 'lines'>;

export function summariseBooking(booked: Booked, quote: BookingQuote): BookingSummary {
  return { ...quote, type: booked.type, title: booked.name, facts: bookingFacts(booked) };
}

/** The summary of what was booked, from its stored lines. */
export function summariseBooked(booked: BookedService, total: number): BookingSummary {
  const lines = booked.lines.map(({ label, quantity, unitPrice, total: lineTotal }) => ({
    label,
    quantity,
    unitCents: dollarsToCents(unitPrice),
    totalCents: dollarsToCents(lineTotal),
  }));
  return summariseBooking(booked, { lines, totalCents: dollarsToCents(total) });
}

/** What was chosen, as labelled values; whatever does not apply is left out. */
export function bookingFacts(booked: Booked): BookingFact[] {
  const { checkInDate, checkOutDate, serviceDate, duration } = booked;
  const facts: [string, string | number | false | undefined][] = [
    ['Check-in', checkInDate && formatLongDay(checkInDate)],
    ['Check-out', checkOutDate && formatLongDay(checkOutDate)],
    ['Guests', booked.guests],
    ['Date', serviceDate && formatLongDay(serviceDate)],
    ['Time', booked.serviceTime],
    ['Duration', duration !== undefined && `${duration} minutes`],
    ['Specialist', booked.specialist],
    ['Tickets', booked.tickets],
    ['Guest', booked.guestName],
    ['Phone', booked.phone],
  ];
  return facts.flatMap(([label, value]) =>
    value === undefined || value === false || value === '' ? [] : [{ label, value: String(value) }],
  );
}

/** 'Book Your Stay' for type room, otherwise 'Book Now' (spec 2, Payment dialog). */
export function bookingButtonLabel(type: BookableType): string {
  return type === 'room' ? 'Book Your Stay' : 'Book Now';
}
