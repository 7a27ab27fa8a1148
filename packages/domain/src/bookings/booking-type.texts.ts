import { catalogue } from '../words/en.js';

/** Spec 9, Booking types: the names that My Bookings shows. */
export const texts = catalogue('bookingType', {
  room: 'Room Booking',
  spa: 'Spa Booking',
  event: 'Event Booking',
  restaurant: 'Restaurant Booking',
  pool: 'Pool Booking',
  gym: 'Gym Booking',
  crypto: 'Crypto Booking',
  card: 'Card Booking',
  standard: 'Standard Booking',
});
