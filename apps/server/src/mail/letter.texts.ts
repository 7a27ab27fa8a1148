import { catalogue, text } from '@vestibule/domain/words/en';

/** What every letter of the hotel has. */
export const texts = catalogue('letter', {
  dear: text('Dear {name},'),
  dearGuest: 'Dear guest,',
  goodDay: 'Good day,',
  orOpen: 'Or open this address:',
});
