import { catalogue, text } from '@vestibule/domain/words/en';

export const texts = catalogue('paymentMethodDialog', {
  title: 'Select Payment Method',
  description: 'You pay on the provider’s own page, and come back here afterwards.',
  payWith: 'Pay with',
  inCryptocurrency: text('{price}, in cryptocurrency'),
  chargedToCard: text('Charged to the card: {price}'),
  priceChanged: text(
    'The price has changed since you saw it. The total is now {total} instead of {before}.',
  ),
  nothingOffered: 'Nothing can be paid here at the moment. Please call us to book.',
  profile: 'Open your profile',
  events: 'All events',
  call: text('Call {phone}'),
  summary: 'Booking summary',
  costs: 'What it costs',
  line: text('{counted} × {price}'),
  changeOfPrice: 'Change of price',
  totalForStay: 'Total for your stay',
  total: 'Total',
});
