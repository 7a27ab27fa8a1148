import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './TreatmentArticle.texts.js';

export const texts: Translation<typeof english> = {
  spa: 'السبا',
};
