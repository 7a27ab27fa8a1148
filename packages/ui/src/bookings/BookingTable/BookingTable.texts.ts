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
  reference: text('<id/><wide> · No. {number}</wide>'),
  payments: plural({ one: '{count} payment', other: '{count} payments' }),
  now: text('Now {price}'),
  refundDue: 'Refund due',
  continuePayment: text('Continue payment<hidden> for {service}</hidden>'),
  goOnWith: text('Go on with {total}<hidden> for {service}</hidden>'),
  details: text('Details<hidden> of {service}</hidden>'),
  cancel: text('Cancel<hidden> {service}</hidden>'),
});
