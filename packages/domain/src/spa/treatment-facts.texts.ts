import { catalogue } from '../words/en.js';

export const texts = catalogue('treatmentFacts', {
  spaService: 'Spa Service',
  available: 'Available',
  limited: 'Limited',
});
