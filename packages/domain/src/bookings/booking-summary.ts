import { formatLongDay, type Day } from '../calendar/day.js';
import { hoursText } from '../calendar/hotel-time.js';
import { dollarsToCents } from '../money/index.js';
import { refundTerm } from './refund-term.js';
import type { BookedService } from './booked-service.schema.js';
import type { BookingQuote } from './bookable-kind.js';
import type { BookableType } from './booking-type.js';

/** What the payment dialog shows of a booking (spec 2, Payment dialog). */
export interface BookingSummary extends BookingQuote {
  type: BookableType;
  title: string;
  facts: BookingFact[];
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
  const { checkInDate, checkOutDate, serviceDate, serviceTime, endTime, duration } = booked;
  const facts: [string, string | number | false | undefined][] = [
    ['Check-in', checkInDate && formatLongDay(checkInDate)],
    ['Check-out', checkOutDate && formatLongDay(checkOutDate)],
    ['Guests', booked.guests],
    ['Date', serviceDate && formatLongDay(serviceDate)],
    ['Time', serviceTime && endTime ? hoursText({ startTime: serviceTime, endTime }) : serviceTime],
    ['Place', booked.place],
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

/** Whether it can be given back, as the hotel's day stands; nothing of a record that does not say. */
export function refundFacts(
  { isRefundable, checkInDate, serviceDate }: Partial<Booked>,
  today: Day,
): BookingFact[] {
  const begins = checkInDate ?? serviceDate;
  if (isRefundable === undefined || !begins) return [];
  return [{ label: 'Refund', value: refundTerm({ isRefundable }, { begins, today }) }];
}

/** 'Book Your Stay' for type room, otherwise 'Book Now' (spec 2, Payment dialog). */
export function bookingButtonLabel(type: BookableType): string {
  return type === 'room' ? 'Book Your Stay' : 'Book Now';
}
