import { catalogue } from '../words/en.js';
import type { BookingsProblem } from './problems.js';

export const texts = catalogue('bookingsMessages', {
  'bookings.not-cancellable': 'This booking can no longer be cancelled here.',
} satisfies Record<BookingsProblem, string>);
