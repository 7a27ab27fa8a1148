import { catalogue } from '@vestibule/domain/words/en';

export const texts = catalogue('cancelBookingDialog', {
  title: 'Cancel this booking?',
  cancelling: 'Cancelling your booking...',
  keep: 'Keep booking',
  cancel: 'Cancel booking',
  booking: 'Booking',
  when: 'When',
  total: 'Total',
});
