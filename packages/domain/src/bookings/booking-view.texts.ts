import { catalogue } from '../words/en.js';

/** What stands for a name that a record lacks. */
export const texts = catalogue('bookingView', {
  guest: 'Guest',
  booking: 'Booking',
});
