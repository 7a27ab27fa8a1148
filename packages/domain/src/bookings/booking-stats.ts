import { dollarsToCents } from '../money/index.js';
import type { BookingView } from './booking-view.js';

/** The four cards of My Bookings (spec 2). */
export interface BookingStats {
  total: number;
  confirmed: number;
  pending: number;
  /** Sums confirmed and paid bookings (spec 9), in cents. */
  spentCents: number;
}

export function bookingStats(bookings: readonly BookingView[]): BookingStats {
  const confirmed = bookings.filter(({ status }) => status === 'confirmed' || status === 'paid');
  return {
    total: bookings.length,
    confirmed: confirmed.length,
    pending: bookings.filter(({ status }) => status === 'pending' || status === 'waiting').length,
    spentCents: confirmed.reduce((sum, { totalPrice }) => sum + dollarsToCents(totalPrice), 0),
  };
}
