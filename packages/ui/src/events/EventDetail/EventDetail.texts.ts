import { catalogue } from '@vestibule/domain/words/en';

export const texts = catalogue('eventDetail', {
  perPerson: 'per person',
  refundable: 'Refundable',
  bookNow: 'Book Now',
  soldUntil: 'Tickets are sold until the event begins.',
  addToCalendar: 'Add to calendar',
  extras: 'Extras',
  addons: 'Add-ons',
});
