import { catalogue, plural, text } from '@vestibule/domain/words/en';

export const texts = catalogue('spaServiceCard', {
  popular: 'Popular',
  refundable: 'Refundable',
  minutes: plural({ one: '{count} minutes', other: '{count} minutes' }),
  orMinutes: plural({ one: '{others} or {count} minutes', other: '{others} or {count} minutes' }),
  betweenLengths: ', ',
  from: 'from',
  bookNow: 'Book Now',
  forTreatment: text(' for {treatment}'),
  askUs: 'Ask us',
  aboutTreatment: text(' about {treatment}'),
});
