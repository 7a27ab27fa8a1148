import { formatLongDay } from '../calendar/day.js';
import type { BookingFact } from './booking-summary.js';
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
export function dateFacts(booking: BookingView): BookingFact[] {
  if (bookingWords[booking.serviceType].dates === 'day') {
    return [{ label: 'Date', value: formatLongDay(booking.checkIn) }];
  }
  return [
    { label: 'Check-in', value: formatLongDay(booking.checkIn) },
    { label: 'Check-out', value: formatLongDay(booking.checkOut) },
  ];
}

/** For how many, in the words of its type; of children only where some were named. */
export function partyFacts({ serviceType, adults, children, tickets }: BookingView): BookingFact[] {
  const { party } = bookingWords[serviceType];
  if (party === 'tickets') return [{ label: 'Tickets', value: String(tickets ?? adults) }];
  if (party === 'one') return [];
  if (children === 0) return [{ label: 'Guests', value: String(adults) }];
  return [
    { label: 'Adults', value: String(adults) },
    { label: 'Children', value: String(children) },
  ];
}
