import type { BookingsProblem } from '@vestibule/domain/bookings';

/** Where a booking's problem shows. */
export type BookingsPlace = 'toast' | 'page';

export const bookingsPlaces = {
  'bookings.not-found': 'page',
  'bookings.not-cancellable': 'toast',
} satisfies Record<BookingsProblem, BookingsPlace>;
