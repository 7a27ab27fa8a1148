import { catalogue } from '@vestibule/domain/words/en';

export const texts = catalogue('spaServiceDetail', {
  durationsAndPrices: 'Durations and prices',
  when: 'When',
  yourSpecialist: 'Your specialist',
});
