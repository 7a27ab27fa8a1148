import { catalogue } from '@vestibule/domain/words/en';

export const texts = catalogue('hallDetail', {
  bookNow: 'Book Now',
  booksNothingYet: 'A request books nothing yet: we look at it and write or call you.',
  seating: 'Seating',
  inTheHall: 'In the hall',
});
