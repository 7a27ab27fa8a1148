import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './TreatmentFailure.texts.js';

export const texts: Translation<typeof english> = {
  failed: 'تعذّر تحميل خدمات السبا',
  allTreatments: 'جميع الجلسات العلاجية',
};
