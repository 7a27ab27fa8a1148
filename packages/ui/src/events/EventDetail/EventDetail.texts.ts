import { catalogue } from '@vestibule/domain/words/en';

export const texts = catalogue('eventDetail', {
  bookNow: 'Book Now',
  soldUntil: 'Tickets are sold until the event begins.',
  addToCalendar: 'Add to calendar',
});
