import { catalogue, text } from '@vestibule/domain/words/en';

export const texts = catalogue('unpaidBookingNotice', {
  unpaidBooking: text('Unpaid booking: {service}'),
  notPaidYet: 'Your booking is not paid yet',
  booked: text('{service}, {when}: {total}.'),
  nothingCharged: 'Nothing was charged.',
  stillMissing: text('{total} is still missing.'),
  continuePayment: 'Continue payment',
  goOnWith: text('Go on with {total}'),
  cancel: 'Cancel',
});
