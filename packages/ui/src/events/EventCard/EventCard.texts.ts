import { catalogue, text } from '@vestibule/domain/words/en';

export const texts = catalogue('eventCard', {
  bookNow: 'Book Now',
  forEvent: text(' for {event}'),
  refundable: 'Refundable',
  extras: 'Extras',
  addons: 'Add-ons',
  perPerson: 'per person',
});
