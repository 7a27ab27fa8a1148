import { catalogue } from '@vestibule/domain/words/en';

export const texts = catalogue('roomBookingBar', {
  bookThisSuite: 'Book This Suite',
});
