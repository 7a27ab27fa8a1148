import { catalogue, text } from '../words/en.js';

export const texts = catalogue('bookingTerms', {
  refund: 'Refund',
  refundable: 'Refundable',
  nonRefundable: 'Non-refundable',
  refundOver: 'Free cancellation has ended',
  breakfastIncluded: 'Breakfast included',
  checkInFrom: text('Check-in from {time}'),
  checkOutUntil: text('Check-out until {time}'),
});
