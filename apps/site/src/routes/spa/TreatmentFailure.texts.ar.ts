import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './TreatmentFailure.texts.js';

export const texts: Translation<typeof english> = {
  allTreatments: 'جميع الجلسات العلاجية',
};
