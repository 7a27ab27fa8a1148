import { formatLongDay, type Day } from '../calendar/day.js';
import { hoursText } from '../calendar/hotel-time.js';
import type { texts as hoursTexts } from '../calendar/hotel-time.texts.js';
import { dollarsToCents } from '../money/index.js';
import {
  itemsInLanguage,
  languageOfText,
  languageWhere,
  type InLanguage,
  type TextLanguage,
  type Translation,
} from '../words/index.js';
import { texts as buttonTexts } from './booking-button.texts.js';
import { texts } from './booking-facts.texts.js';
import { texts as termsTexts } from './booking-terms.texts.js';
import { refundTerm } from './refund-term.js';
import type { BookedService } from './booked-service.schema.js';
import type { BookingQuote } from './bookable-kind.js';
import type { BookableType } from './booking-type.js';

/** What the payment dialog shows of a booking (spec 2, Payment dialog). */
export interface BookingSummary extends BookingQuote, InLanguage {
  type: BookableType;
  title: string;
  facts: BookingFact[];
}

export interface BookingFact {
  label: string;
  value: string;
  /** Of a value that has no translation. */
  language?: TextLanguage | undefined;
}

type Booked = Omit<BookedService, 'lines'> & InLanguage;

export function summariseBooking(
  booked: Booked,
  quote: BookingQuote,
  ...words: FactWords
): BookingSummary {
  return {
    ...quote,
    ...languageWhere(booked, (field) => (field === 'name' ? 'title' : undefined)),
    type: booked.type,
    title: booked.name,
    facts: bookingFacts(booked, ...words),
  };
}

/** The summary of what was booked, from its stored lines. */
export function summariseBooked(
  booked: BookedService & InLanguage,
  total: number,
  ...words: FactWords
): BookingSummary {
  const lines = itemsInLanguage(booked, 'lines').map(
    ({ unitPrice, total: lineTotal, ...line }) => ({
      ...line,
      unitCents: dollarsToCents(unitPrice),
      totalCents: dollarsToCents(lineTotal),
    }),
  );
  return summariseBooking(booked, { lines, totalCents: dollarsToCents(total) }, ...words);
}

/** The words of facts, and how days are written. */
export type FactWords = [
  t?: Translation<typeof texts>,
  locale?: string,
  hours?: Translation<typeof hoursTexts>,
];

/** What was chosen, as labelled values; whatever does not apply is left out. */
export function bookingFacts(
  booked: Booked,
  ...[t = texts, locale, hours]: FactWords
): BookingFact[] {
  const { checkInDate, checkOutDate, serviceDate, serviceTime, endTime, duration } = booked;
  const facts: [string, string | number | false | undefined, TextLanguage?][] = [
    [t.checkIn, checkInDate && formatLongDay(checkInDate, locale)],
    [t.checkOut, checkOutDate && formatLongDay(checkOutDate, locale)],
    [t.guests, booked.guests],
    [t.date, serviceDate && formatLongDay(serviceDate, locale)],
    [
      t.time,
      serviceTime && endTime ? hoursText({ startTime: serviceTime, endTime }, hours) : serviceTime,
    ],
    [t.place, booked.place, languageOfText(booked, 'place')],
    [t.duration, duration !== undefined && t.minutes({ count: duration })],
    [t.specialist, booked.specialist, languageOfText(booked, 'specialist')],
    [t.tickets, booked.tickets],
    [t.guest, booked.guestName],
    [t.phone, booked.phone],
  ];
  return facts.flatMap(([label, value, language]) =>
    value === undefined || value === false || value === ''
      ? []
      : [{ label, value: String(value), ...(language && { language }) }],
  );
}

/** Whether it can be given back, as the hotel's day stands; nothing of a record that does not say. */
export function refundFacts(
  { isRefundable, checkInDate, serviceDate }: Partial<Booked>,
  today: Day,
  t: Translation<typeof termsTexts> = termsTexts,
): BookingFact[] {
  const begins = checkInDate ?? serviceDate;
  if (isRefundable === undefined || !begins) return [];
  return [{ label: t.refund, value: refundTerm({ isRefundable }, { begins, today }, t) }];
}

/** 'Book Your Stay' for type room, otherwise 'Book Now' (spec 2, Payment dialog). */
export function bookingButtonLabel(
  type: BookableType,
  t: Translation<typeof buttonTexts> = buttonTexts,
): string {
  return type === 'room' ? t.bookYourStay : t.bookNow;
}
