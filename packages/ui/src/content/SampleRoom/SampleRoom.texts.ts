import { catalogue } from '@vestibule/domain/words/en';

export const texts = catalogue('sampleRoom', {
  perNight: '<price/> per night',
  bookThisRoom: 'Book This Room',
  example: 'This page shows an example. To book, call <phone/>.',
});
