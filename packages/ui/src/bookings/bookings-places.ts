import type { BookingsProblem } from '@vestibule/domain/bookings';

/** Where a booking's problem shows. */
export type BookingsPlace = 'dialog';

export const bookingsPlaces = {
  'bookings.not-cancellable': 'dialog',
} satisfies Record<BookingsProblem, BookingsPlace>;
