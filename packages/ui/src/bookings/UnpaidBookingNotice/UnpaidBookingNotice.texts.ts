import { catalogue, text } from '@vestibule/domain/words/en';

export const texts = catalogue('unpaidBookingNotice', {
  unpaidBooking: text('Unpaid booking: {service}'),
  notPaidYet: 'Your booking is not paid yet',
  booked: text('{service}, {when}: {total}.'),
  stillMissing: text('{total} is still missing.'),
});
