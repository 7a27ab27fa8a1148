import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './SpaServiceDetail.texts.js';

export const texts: Translation<typeof english> = {
  durationsAndPrices: 'المدد والأسعار',
  when: 'المواعيد',
  yourSpecialist: 'أخصائي جلستك',
};
