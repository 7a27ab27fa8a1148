import { catalogue, text } from '@vestibule/domain/words/en';

export const texts = catalogue('receipt', {
  receipt: 'Receipt',
  contact: text('{address}   ·   {phone}   ·   {email}'),
  guest: 'Guest',
  title: text('{type}: {service}'),
  /** A name, a number or an address, which is written in its own direction. */
  value: text('{value}'),

  what: 'What',
  quantity: 'Quantity',
  each: 'Each',
  amount: 'Amount',
  totalPaid: 'Total paid',
  booking: 'Booking',
  night: 'Night',
  nights: 'Nights',
  treatment: 'Treatment',
  ticket: 'Ticket',
  tickets: 'Tickets',

  payment: 'Payment',
  status: 'Status',
  paid: 'Paid',
  paidWith: 'Paid with',
  through: text('{method}, through {gateway}'),
  rate: 'Rate',
  perDollar: text('1 USD = {rials} OMR'),
  paymentId: 'Payment ID',
  reference: 'Our reference',
  date: 'Date',
  paidAt: text('{day}, {time} ({timeZone})'),

  thanks: text('Thank you for staying with {hotel}.'),
  hotelTime: 'All dates and times are those of the hotel.',
});
