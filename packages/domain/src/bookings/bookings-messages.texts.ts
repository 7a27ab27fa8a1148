import type { BookingsProblem } from './problems.js';

export const texts = {
  'bookings.not-cancellable': 'This booking can no longer be cancelled here.',
} satisfies Record<BookingsProblem, string>;
