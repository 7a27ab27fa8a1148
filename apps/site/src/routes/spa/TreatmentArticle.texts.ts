import { catalogue } from '@vestibule/domain/words/en';

export const texts = catalogue('treatmentArticle', {
  spa: 'Spa',
});
