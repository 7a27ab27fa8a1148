import { text } from '@vestibule/domain/words/en';

export const texts = {
  bookNow: 'Book Now',
  forEvent: text(' for {event}'),
  refundable: 'Refundable',
  extras: 'Extras',
  addons: 'Add-ons',
  perPerson: 'per person',
};
