import { catalogue, plural, text } from '@vestibule/domain/words/en';

export const texts = catalogue('stay', {
  guests: plural({ one: '{count} guest', other: '{count} guests' }),
  freeNear: 'Free near these dates:',
  dates: text('{checkIn} to {checkOut}'),
});
