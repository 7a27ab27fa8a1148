import { catalogue } from '@vestibule/domain/words/en';

export const texts = catalogue('cancelBookingDialog', {
  title: 'Cancel this booking?',
  cancelling: 'Cancelling your booking...',
  keep: 'Keep Booking',
  cancel: 'Cancel Booking',
  booking: 'Booking',
  when: 'When',
  total: 'Total',
  settled: 'There is nothing to cancel',
  confirmed: 'This booking has been paid in the meantime and is confirmed.',
  underway: 'A payment for this booking is on its way, so it cannot be cancelled now.',
  ended: 'This booking is not kept for you any more.',
});
