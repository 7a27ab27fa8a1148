import { catalogue } from '@vestibule/domain/words/en';

export const texts = catalogue('treatmentList', {
  findATreatment: 'Find a treatment',
  showAllServices: 'Show all services',
});
