/** What can go wrong in bookings. */
export type BookingsProblem = 'bookings.not-cancellable';
