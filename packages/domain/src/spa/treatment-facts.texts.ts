import { catalogue, plural } from '../words/en.js';

export const texts = catalogue('treatmentFacts', {
  spaService: 'Spa Service',
  available: 'Available',
  limited: 'Limited',
  popular: 'Popular',
  refundable: 'Refundable',
  minutes: plural({ one: '{count} minutes', other: '{count} minutes' }),
});
