import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './MenuPdfLink.texts.js';

export const texts: Translation<typeof english> = {
  view: 'عرض قائمة الطعام (PDF)',
  notAvailable: 'قائمة الطعام (PDF) غير متاحة',
};
