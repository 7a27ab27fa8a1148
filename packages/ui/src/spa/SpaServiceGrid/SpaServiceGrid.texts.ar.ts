import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './SpaServiceGrid.texts.js';

export const texts: Translation<typeof english> = {
  services: 'خدمات السبا',
  failed: 'تعذّر تحميل خدمات السبا',
  loading: 'جارٍ تحميل خدمات السبا…',
  noneFound: 'لم يُعثر على خدمات',
  adjustFilters: 'يُرجى تعديل عوامل التصفية أو كلمات البحث',
};
