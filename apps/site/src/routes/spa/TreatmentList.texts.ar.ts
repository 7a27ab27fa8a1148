import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './TreatmentList.texts.js';

export const texts: Translation<typeof english> = {
  findATreatment: 'البحث عن جلسة علاجية',
  showAllServices: 'عرض جميع الخدمات',
};
