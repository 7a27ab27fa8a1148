import type { BookingsProblem } from './problems.js';

export const bookingsMessages = {
  'bookings.not-cancellable': 'This booking can no longer be cancelled here.',
} satisfies Record<BookingsProblem, string>;

/** Spec 8: shown as 'Error: ...'. */
export const BOOKINGS_FAILED_MESSAGE = 'Failed to fetch booking data';
