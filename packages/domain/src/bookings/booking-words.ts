import { formatLongDay } from '../calendar/day.js';
import type { Translation } from '../words/index.js';
import { texts } from './booking-facts.texts.js';
import type { BookingFact, FactWords } from './booking-summary.js';
import type { BookingType } from './booking-type.js';
import type { BookingView } from './booking-view.js';

interface BookingWords {
  /** From day to day, or on one day. */
  dates: 'stay' | 'day';
  /** Whom or how many it is for. */
  party: 'people' | 'tickets' | 'one';
}

const stay: BookingWords = { dates: 'stay', party: 'people' };
const visit: BookingWords = { dates: 'day', party: 'one' };

/** How each type of booking is spoken of. */
const bookingWords = {
  room: stay,
  spa: visit,
  event: { dates: 'day', party: 'tickets' },
  restaurant: { dates: 'day', party: 'people' },
  pool: visit,
  gym: visit,
  crypto: stay,
  card: stay,
  standard: stay,
} as const satisfies Record<BookingType, BookingWords>;

/** When it is, in the words of its type. */
export function dateFacts(
  { serviceType, checkIn, checkOut }: BookingView,
  ...[t = texts, locale]: FactWords
): BookingFact[] {
  const first = formatLongDay(checkIn, locale);
  if (bookingWords[serviceType].dates === 'day') return [{ label: t.date, value: first }];
  return [
    { label: t.checkIn, value: first },
    { label: t.checkOut, value: formatLongDay(checkOut, locale) },
  ];
}

/** For how many, in the words of its type; of children only where some were named. */
export function partyFacts(
  { serviceType, adults, children, tickets }: BookingView,
  t: Translation<typeof texts> = texts,
): BookingFact[] {
  const { party } = bookingWords[serviceType];
  if (party === 'tickets') return [{ label: t.tickets, value: String(tickets ?? adults) }];
  if (party === 'one') return [];
  if (children === 0) return [{ label: t.guests, value: String(adults) }];
  return [
    { label: t.adults, value: String(adults) },
    { label: t.children, value: String(children) },
  ];
}
