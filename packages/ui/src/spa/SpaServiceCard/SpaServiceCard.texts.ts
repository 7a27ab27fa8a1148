import { catalogue, plural, text } from '@vestibule/domain/words/en';

export const texts = catalogue('spaServiceCard', {
  orMinutes: plural({ one: '{others} or {count} minutes', other: '{others} or {count} minutes' }),
  betweenLengths: ', ',
  from: '<from>from</from> <price/>',
  bookNow: text('Book Now<hidden> for {treatment}</hidden>'),
  askUs: text('Ask us<hidden> about {treatment}</hidden>'),
});
