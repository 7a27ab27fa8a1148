import { catalogue, plural } from '@vestibule/domain/words/en';

export const texts = catalogue('spaServiceDetail', {
  popular: 'Popular',
  refundable: 'Refundable',
  durationsAndPrices: 'Durations and prices',
  minutes: plural({ one: '{count} minutes', other: '{count} minutes' }),
  when: 'When',
  yourSpecialist: 'Your specialist',
});
