import { catalogue } from '@vestibule/domain/words/en';

export const texts = catalogue('roomBookingBar', {
  perNight: 'per night',
  bookThisSuite: 'Book This Suite',
});
