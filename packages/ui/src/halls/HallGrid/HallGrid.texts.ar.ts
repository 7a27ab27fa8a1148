import type { Translation } from '@vestibule/domain/words';
import type { texts as english } from './HallGrid.texts.js';

export const texts: Translation<typeof english> = {
  halls: 'قاعات الاجتماعات',
  failed: 'تعذّر تحميل قاعات الاجتماعات',
  loading: 'جارٍ تحميل قاعات الاجتماعات…',
  noneFound: 'لم يُعثر على قاعات اجتماعات',
  allUnavailable: 'جميع قاعات الاجتماعات غير متاحة حاليًا',
};
