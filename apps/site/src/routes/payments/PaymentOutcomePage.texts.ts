import { catalogue } from '@vestibule/domain/words/en';

export const texts = catalogue('paymentOutcomePage', {
  booking: 'Booking',
  total: 'Total',
  bookingId: 'Booking ID',
  received: 'Received',
  missing: 'Still missing',
});
