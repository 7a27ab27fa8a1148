import { catalogue } from '@vestibule/domain/words/en';

export const texts = catalogue('treatmentFailure', {
  failed: 'Error Loading Spa Services',
  allTreatments: 'All treatments',
});
