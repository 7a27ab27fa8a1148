import type { BookingsProblem } from '@vestibule/domain/bookings';

/** Where a booking's problem shows. */
export type BookingsPlace = 'toast';

export const bookingsPlaces = {
  'bookings.not-cancellable': 'toast',
} satisfies Record<BookingsProblem, BookingsPlace>;
