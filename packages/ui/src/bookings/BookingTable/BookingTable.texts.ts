import { catalogue, plural, text } from '@vestibule/domain/words/en';

export const texts = catalogue('bookingTable', {
  bookings: 'Bookings',
  service: 'Service/Booking',
  type: 'Type',
  total: 'Total',
  amount: 'Amount',
  status: 'Status',
  payment: 'Payment',
  actions: 'Actions',
  numbered: text(' · No. {number}'),
  payments: plural({ one: '{count} payment', other: '{count} payments' }),
  now: text('Now {price}'),
  refundDue: 'Refund due',
  continuePayment: 'Continue payment',
  goOnWith: text('Go on with {total}'),
  forService: text(' for {service}'),
  details: 'Details',
  ofService: text(' of {service}'),
  cancel: 'Cancel',
});
